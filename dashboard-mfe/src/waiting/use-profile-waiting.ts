import { useMemo } from 'react';
import { useWaiting, type Waiting } from '@naija/runtime';

/** What of an agent's profile waits on this phone, in the order in which it was meant. */
export function useProfileWaiting(id: string): readonly Waiting[] {
  const all = useWaiting(id);
  return useMemo(
    () =>
      all.filter(
        ({ kind, about, owner, sent }) => kind !== 'comment' && about === id && owner === id && !sent,
      ),
    [all, id],
  );
}
