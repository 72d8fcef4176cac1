import { readCookie } from './cookies.ts';
import { forgetPrivate, keepPrivateOf } from './forget-private.ts';
import { onSessionChange } from './session-changes.ts';
import { sessionState } from './session-state.ts';

/**
 * Leaves on this phone nothing private of anybody but the agent who is logged in, from now on: not when they log out,
 * nor when another agent logs in, in any tab, nor when a page is opened after the session has run out. While a session
 * that ended by itself is still on the screen all stays, for its agent may be in the middle of a form.
 */
export function guardPrivate(): () => void {
  const check = () => {
    const state = sessionState();
    const owner = readCookie('id');
    if (state === 'open' && owner !== undefined) void keepPrivateOf(owner);
    else if (state === 'none') void forgetPrivate();
  };
  check();
  return onSessionChange(check);
}
