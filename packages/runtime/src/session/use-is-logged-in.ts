import { useSyncExternalStore } from 'react';
import { sessionToken } from './cookies.ts';
import { onSessionChange } from './session-changes.ts';

/** True while a session token is stored. What the token allows is for the server to say. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => sessionToken() !== undefined,
    () => false,
  );
}
