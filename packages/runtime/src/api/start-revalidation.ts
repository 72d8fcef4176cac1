import { backoffDelayMs } from '@naija/outbox/timing';
import { isDataSaverOn } from '../device/data-saver.ts';
import { baseApi, STALE_AFTER_S } from './base-api.ts';
import { cacheStatusOf } from './cache-status.ts';
import { retryAfterMs } from './network.ts';
import type { AppStore } from './store.ts';

/** Revalidates the data of the shown pages from now on; its code is loaded after the first paint. */
export function startRevalidation(store: AppStore): void {
  import('./revalidate.ts').then(
    ({ startRevalidating, refetchThroughWorker, followRenderedPage }) => {
      const context = {
        store,
        api: baseApi,
        cacheStatusOf,
        retryAfterMs,
        isDataSaverOn,
        backoffDelayMs,
        staleAfterS: STALE_AFTER_S,
      };
      refetchThroughWorker(context);
      followRenderedPage(context);
      startRevalidating(context);
    },
    () => undefined, // Without a network, the next page loads it.
  );
}
