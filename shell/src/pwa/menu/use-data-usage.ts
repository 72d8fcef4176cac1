import { useEffect, useState } from 'react';
import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { requestFromWorker } from '@naija/runtime';

export type UsageState = { readonly kind: 'loading' | 'unknown' } | ({ readonly kind: 'known' } & Usage);

/** The worker's data usage, and a way to empty its caches; `unknown` without a worker. */
export function useDataUsage() {
  const [usage, setUsage] = useState<UsageState>({ kind: 'loading' });
  const [freed, setFreed] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    void requestFromWorker<Usage>({ type: 'USAGE' }).then((answer) => {
      if (isCurrent) setUsage(stateOf(answer));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const empty = async () => {
    const left = await requestFromWorker<Usage>({ type: 'EMPTY_SAVED' });
    // Not by `held`, which browsers update late.
    if (left && usage.kind === 'known') setFreed(usage.saved - left.saved);
    setUsage(stateOf(left && { ...usage, ...left }));
  };
  return { usage, freed, empty };
}

function stateOf(usage: Usage | undefined): UsageState {
  return usage ? { kind: 'known', ...usage } : { kind: 'unknown' };
}
