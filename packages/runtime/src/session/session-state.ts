import { useSyncExternalStore } from 'react';
import { sessionToken } from './cookies.ts';
import { onSessionChange, wasLoggedOut } from './session-events.ts';

/** `ended`: a session in this tab ran out or was refused; the agent did not log out. */
export type SessionState = 'open' | 'ended' | 'none';

let wasOpen = false;

/** Whether the token is valid only the server knows. */
export function sessionState(): SessionState {
  if (sessionToken() !== undefined) {
    wasOpen = true;
    return 'open';
  }
  return wasOpen && !wasLoggedOut() ? 'ended' : 'none';
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, () => 'none');
}

export function useIsLoggedIn(): boolean {
  return useSessionState() === 'open';
}

export function useSessionEnded(): boolean {
  return useSessionState() === 'ended';
}

export function resetSessionState(): void {
  wasOpen = false;
}
