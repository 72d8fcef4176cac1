import { useSyncExternalStore } from 'react';

const ignoreChanges = () => () => undefined;

/** True on the server and while its HTML is taken over, in which a component must render the same. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    ignoreChanges,
    () => false,
    () => true,
  );
}
