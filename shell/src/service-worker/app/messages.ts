import { setFrugal } from '../frugal.ts';
import type { MessageHandlers } from '../messages.ts';
import { scope } from '../scope.ts';
import { sayReady } from './ready.ts';
import { syncReleases } from './sync.ts';

/** What pages say that concerns the app's own code. */
export const appMessages: MessageHandlers = {
  SKIP_WAITING: () => scope.skipWaiting(),
  CHECK_RELEASES: async () => {
    await syncReleases().catch(() => undefined); // What is active goes on; the next page asks again.
    await sayReady();
  },
  FRUGAL: ({ on }) => setFrugal(on),
};
