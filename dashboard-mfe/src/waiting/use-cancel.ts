import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { cancelIntent, type Waiting } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { reloadAgent } from '../agent/agent-api.ts';

/** Gives up changes that wait, the last of them first, for each is made on top of the one before. */
export function useCancel() {
  const dispatch = useDispatch();
  return useCallback(
    async (waiting: readonly Waiting[]) => {
      for (const one of [...waiting].reverse()) await cancelIntent(one);
      // What was on its way may have arrived all the same.
      if (waiting.some(({ tried }) => tried)) dispatch(reloadAgent());
      showToast('Your changes are cancelled.');
    },
    [dispatch],
  );
}
