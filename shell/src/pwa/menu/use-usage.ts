import { useEffect, useState } from 'react';
import type { Usage } from '@naija/contracts/pwa/worker-messages';
import { askWorker } from '@naija/runtime';

export type UsageState = { readonly kind: 'loading' | 'unknown' } | ({ readonly kind: 'known' } & Usage);

/** What the app has downloaded and holds, and a way to empty it; `unknown` where there is no worker to tell. */
export function useUsage() {
  const [usage, setUsage] = useState<UsageState>({ kind: 'loading' });
  /** Bytes, once something was emptied. */
  const [freed, setFreed] = useState<number>();
  useEffect(() => {
    let current = true;
    void askWorker<Usage>({ type: 'USAGE' }).then((answer) => {
      if (current) setUsage(stateOf(answer));
    });
    return () => {
      current = false;
    };
  }, []);
  const empty = async () => {
    const left = await askWorker<Usage>({ type: 'EMPTY_SAVED' });
    if (left && usage.kind === 'known') setFreed(Math.max(0, usage.held - left.held));
    setUsage(stateOf(left));
  };
  return { usage, freed, empty };
}

function stateOf(usage: Usage | undefined): UsageState {
  return usage ? { kind: 'known', ...usage } : { kind: 'unknown' };
}
