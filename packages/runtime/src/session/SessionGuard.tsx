import { Fragment, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from './login-path.ts';
import { useSessionState } from './session-state.ts';
import { useAgent } from './use-agent.ts';

/**
 * Shows a page to agents who are logged in, and sends everybody else to the login, which takes the page's place in
 * the history. When the session ends by itself the page stays, and with it what was typed; it goes on when the same
 * agent logs in again, and begins anew for another one.
 */
export function SessionGuard({ children }: { readonly children: ReactNode }) {
  const session = useSessionState();
  const here = useLocation();
  const { id } = useAgent();
  const [owner, setOwner] = useState(session === 'open' ? { id } : undefined);
  if (session === 'open' && owner?.id !== id) setOwner({ id });
  if (session === 'none' || !owner) return <Navigate to={loginPath(here)} replace />;
  return <Fragment key={owner.id}>{children}</Fragment>;
}
