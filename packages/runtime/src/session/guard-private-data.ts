import { readCookie } from './cookies.ts';
import { deletePrivateData, deletePrivateDataOfOthers } from './private-data.ts';
import { onSessionChange } from './session-events.ts';
import { sessionState } from './session-state.ts';

/** Deletes private data of others now and whenever the session changes, but not while an ended one is on screen. */
export function guardPrivateData(): () => void {
  const check = () => {
    const state = sessionState();
    const owner = readCookie('id');
    if (state === 'open' && owner !== undefined) void deletePrivateDataOfOthers(owner);
    else if (state === 'none') void deletePrivateData();
  };
  check();
  return onSessionChange(check);
}
