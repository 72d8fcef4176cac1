import { readCookie } from './cookies.ts';
import { onSessionChange } from './session-events.ts';
import { sessionState } from './session-state.ts';

/** Calls back when an agent logs out or another logs in, in any tab, but not when the session ends by itself. */
export function onAgentChange(onChange: () => void): () => void {
  let owner = readCookie('id');
  return onSessionChange(() => {
    if (sessionState() === 'ended') return;
    const previous = owner;
    owner = readCookie('id');
    if (previous !== undefined && previous !== owner) onChange();
  });
}
