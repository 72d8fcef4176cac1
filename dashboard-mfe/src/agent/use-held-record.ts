import { useEffect, useMemo, useState } from 'react';
import { listDrafts, type Draft } from '@naija/runtime';
import type { OwnRecord } from '../api/agent-api.ts';
import { usePendingChanges } from '../pending/use-pending-changes.ts';
import { heldRecord } from './held-record.ts';

interface HeldRecord {
  readonly isReading: boolean;
  readonly record: OwnRecord | undefined;
}

/**
 * The record in the agent's drafts and pending changes, for a profile that cannot be loaded.
 * @param isNeeded false reads nothing; once found, a record stays
 */
export function useHeldRecord(id: string, isNeeded: boolean): HeldRecord {
  const pending = usePendingChanges(id);
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const [found, setFound] = useState<OwnRecord>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void listDrafts()
      .catch(() => [])
      .then((all) => {
        if (isCurrent) setDrafts(all.filter(({ owner }) => owner === id));
      });
    return () => {
      isCurrent = false;
    };
  }, [id, isNeeded]);
  const held = useMemo(
    () => (isNeeded && drafts ? heldRecord(pending, drafts) : undefined),
    [isNeeded, pending, drafts],
  );
  // Stays after the change that held it was cancelled.
  if (held && held !== found) setFound(held);
  return { isReading: isNeeded && !drafts, record: held ?? found };
}
