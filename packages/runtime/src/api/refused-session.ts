import type { Middleware } from 'redux';
import { endRefusedSession } from '../session/session.ts';
import type { CallMeta } from './base-api.ts';

/** Ends the session once the server has rejected the token of a call. */
export const refusedSessionMiddleware: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isRefusal(action)) endRefusedSession();
  return result;
};

function isRefusal(action: unknown): boolean {
  const { meta } = action as { meta?: { baseQueryMeta?: Partial<CallMeta> } };
  return meta?.baseQueryMeta?.sessionRefused === true;
}
