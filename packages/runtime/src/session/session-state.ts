import { useSyncExternalStore } from 'react';
import { sessionToken, readCookie } from './cookies.ts';
import { onSessionChange, wasLoggedOut } from './session-events.ts';

/** `ended`: a session in this tab expired or was refused; the agent did not log out. */
export type SessionState = 'open' | 'ended' | 'none';

let wasOpen = false;

/** State of the session by its cookie. Only the server knows if the token is valid. */
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

/** Calls back when an agent logs out or another one logs in, in any tab, but not when a session expires. */
export function onAgentChange(onChange: () => void): () => void {
  let owner = readCookie('id');
  return onSessionChange(() => {
    if (sessionState() === 'ended') return;
    const previous = owner;
    owner = readCookie('id');
    if (previous !== undefined && previous !== owner) onChange();
  });
}
