import { useMemo, useSyncExternalStore } from 'react';
import { useIsLoggedIn } from '../session/session-state.ts';
import { useAgent } from '../session/use-agent.ts';
import { onPendingIntentsChange, pendingIntents, type PendingIntent } from './pending-intents.ts';

const NONE: readonly PendingIntent[] = [];

function useAll(): readonly PendingIntent[] {
  return useSyncExternalStore(onPendingIntentsChange, pendingIntents, () => NONE);
}

/**
 * The pending intents of visitors and of the logged-in agent.
 * @param agentId whose are shown without a session: on an agent's own page after the session has ended
 */
export function usePendingIntents(agentId?: string): readonly PendingIntent[] {
  const all = useAll();
  const { id = agentId } = useAgent();
  return useMemo(() => all.filter(({ owner }) => owner === null || owner === id), [all, id]);
}

/** How many intents wait for a login of their owner; 0 while anybody is logged in. */
export function useLockedCount(): number {
  const isLoggedIn = useIsLoggedIn();
  const all = useAll();
  return isLoggedIn ? 0 : all.filter(({ owner, sent }) => owner !== null && !sent).length;
}
