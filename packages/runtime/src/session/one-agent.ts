import { readCookie } from './cookies.ts';
import { onSessionChange } from './session-changes.ts';
import { sessionState } from './session-state.ts';

/**
 * Calls back when what was loaded for an agent must not be seen any more: somebody logged out, or another agent
 * logged in, in any tab. A session that ended by itself keeps it, for its agent may be in the middle of a form.
 */
export function onAgentGone(gone: () => void): () => void {
  let owner = readCookie('id');
  return onSessionChange(() => {
    if (sessionState() === 'ended') return;
    const left = owner;
    owner = readCookie('id');
    if (left !== undefined && left !== owner) gone();
  });
}
