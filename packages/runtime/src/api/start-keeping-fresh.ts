import type { createAppStore } from '../store.ts';
import { baseApi } from './base-api.ts';
import { FRESH_SECONDS } from './freshness.ts';
import { quietTime } from './retry-after.ts';
import { originOf } from './saved-copy.ts';

/** Keeps what pages show up to date from now on. The first picture does not wait for the code that does it. */
export function startKeepingFresh(store: ReturnType<typeof createAppStore>): void {
  import('./keep-fresh.ts').then(
    ({ keepFresh, keepShown }) => {
      const fresh = { store, api: baseApi, originOf, quietTime, freshSeconds: FRESH_SECONDS };
      keepShown(fresh);
      keepFresh(fresh);
    },
    () => undefined, // Without a line; the next page has it.
  );
}
