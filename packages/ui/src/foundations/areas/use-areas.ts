import { useEffect, useState } from 'react';
import { words } from '@naija/runtime';
import type { SuggestAreas } from './load-areas.ts';

const NOTES = words('ui.areas', {
  loading: 'Loading places…',
  failed: "The list of places couldn't be loaded. Tap here again once you're online.",
});

let loading: Promise<SuggestAreas> | undefined;

/** Loads once for all boxes of a page, and again after a failure. */
function load(): Promise<SuggestAreas> {
  loading ??= import('./load-areas.ts')
    .then(({ loadAreas }) => loadAreas())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

export interface Areas {
  readonly suggest: SuggestAreas;
  /** Explains why nothing is suggested until the places have loaded. */
  readonly note: string | undefined;
}

/**
 * Suggestions of areas that an agent may serve.
 * @param attempt 0 loads nothing; each other number tries, unless they are there
 */
export function useAreas(attempt: number): Areas {
  const [suggest, setSuggest] = useState<SuggestAreas>();
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (attempt === 0) return;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setSuggest(() => loaded);
      },
      () => {
        if (isCurrent) setFailed(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (suggest) return { suggest, note: undefined };
  return { suggest: () => [], note: NOTES[attempt > 0 && failed === attempt ? 'failed' : 'loading'] };
}
