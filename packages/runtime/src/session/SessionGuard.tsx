import { Fragment, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from './login-path.ts';
import { useSessionState } from './session-state.ts';
import { useAgent } from './use-agent.ts';

/** Redirects visitors to the login. A page keeps its state when the session ends, until another agent logs in. */
export function SessionGuard({ children }: { readonly children: ReactNode }) {
  const session = useSessionState();
  const location = useLocation();
  const { id } = useAgent();
  const [owner, setOwner] = useState(session === 'open' ? { id } : undefined);
  if (session === 'open' && owner?.id !== id) setOwner({ id });
  if (session === 'none' || !owner) return <Navigate to={loginPath(location)} replace />;
  return <Fragment key={owner.id}>{children}</Fragment>;
}
