import { readCookie } from './cookies.ts';
import { deletePrivateCaches, deletePrivateData, deletePrivateDataOfOthers } from './private-data.ts';
import { onSessionChange } from './session-events.ts';
import { sessionState } from './session-state.ts';

/**
 * Deletes private data of others now and whenever the session changes; while an ended one is on screen, only copies of
 * what the server has.
 */
export function guardPrivateData(): () => void {
  const check = () => {
    const state = sessionState();
    const owner = readCookie('id');
    if (state === 'open' && owner !== undefined) void deletePrivateDataOfOthers(owner);
    else if (state === 'none') void deletePrivateData();
    else if (state === 'ended') void deletePrivateCaches();
  };
  check();
  return onSessionChange(check);
}
