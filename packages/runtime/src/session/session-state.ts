import { useSyncExternalStore } from 'react';
import { sessionToken } from './cookies.ts';
import { onSessionChange, wasLoggedOut } from './session-changes.ts';

/** `ended`: there was a session in this tab, and it ran out or was refused; the agent did not leave it. */
export type SessionState = 'open' | 'ended' | 'none';

let seenOpen = false;

/** How it stands with the session at this moment. What a token allows is for the server to say. */
export function sessionState(): SessionState {
  if (sessionToken() !== undefined) {
    seenOpen = true;
    return 'open';
  }
  return seenOpen && !wasLoggedOut() ? 'ended' : 'none';
}

/** Follows the session, whichever tab changes it. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, () => 'none');
}

/** True while a session token is stored. */
export function useIsLoggedIn(): boolean {
  return useSessionState() === 'open';
}

/** True from when a session ended by itself until somebody logs in again. */
export function useSessionEnded(): boolean {
  return useSessionState() === 'ended';
}
