import { useSyncExternalStore } from 'react';
import { sessionToken } from './cookies.ts';

function subscribe(changed: () => void): () => void {
  // Cookies have no event of their own; another tab's login is seen when this one is looked at again.
  addEventListener('focus', changed);
  return () => {
    removeEventListener('focus', changed);
  };
}

/** True while a session token is stored. What the token allows is for the server to say. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => sessionToken() !== undefined,
    () => false,
  );
}
