import type { Middleware } from '@reduxjs/toolkit';
import type { CallMeta } from '../api/base-api.ts';
import { removeCookies } from './cookies.ts';
import { announceSession } from './session-changes.ts';

/** Ends a session that the server has refused. What the page shows and holds is left alone. */
export function endRefusedSession(): void {
  removeCookies();
  announceSession('ended');
}

/** Ends the session once the server has refused the token of a call. */
export const heedRefusals: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isRefusal(action)) endRefusedSession();
  return result;
};

function isRefusal(action: unknown): boolean {
  const { meta } = action as { meta?: { baseQueryMeta?: Partial<CallMeta> } };
  return meta?.baseQueryMeta?.sessionRefused === true;
}
