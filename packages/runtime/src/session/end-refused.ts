import type { Middleware } from '@reduxjs/toolkit';
import type { CallMeta } from '../api/base-api.ts';
import { removeCookies } from './cookies.ts';
import { announceSession } from './session-changes.ts';

/** Ends the session once the server has refused its token. What the page shows and holds is left alone. */
export const endRefusedSession: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isRefusal(action)) {
    removeCookies();
    announceSession('ended');
  }
  return result;
};

function isRefusal(action: unknown): boolean {
  const { meta } = action as { meta?: { baseQueryMeta?: Partial<CallMeta> } };
  return meta?.baseQueryMeta?.sessionRefused === true;
}
