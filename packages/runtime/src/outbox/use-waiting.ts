import { useMemo, useSyncExternalStore } from 'react';
import { useIsLoggedIn } from '../session/session-state.ts';
import { useAgent } from '../session/use-agent.ts';
import { onWaitingChange, waiting, type Waiting } from './waiting.ts';

const NONE: readonly Waiting[] = [];

function useAll(): readonly Waiting[] {
  return useSyncExternalStore(onWaitingChange, waiting, () => NONE);
}

/**
 * What waits on this phone and may be seen by whoever uses it: visitors' own, and the logged-in agent's.
 * @param of the agent whose page this is, and stays when the session ends
 */
export function useWaiting(of?: string): readonly Waiting[] {
  const all = useAll();
  const { id = of } = useAgent();
  return useMemo(() => all.filter(({ owner }) => owner === null || owner === id), [all, id]);
}

/** How many changes wait for their agent to log in again; 0 while anybody is logged in. */
export function useLockedCount(): number {
  const loggedIn = useIsLoggedIn();
  const all = useAll();
  return loggedIn ? 0 : all.filter(({ owner, sent }) => owner !== null && !sent).length;
}
