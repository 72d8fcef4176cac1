import { addReceived, observeReceived, receivedThisMonth } from '../../received-bytes.ts';
import { putState, readState } from '../state.ts';
import { scope } from '../scope.ts';

const KEY = 'received';

/** Counts what this worker downloads from now on. */
export function countDownloads(): void {
  observeReceived(['resource'], (bytes) => {
    performance.clearResourceTimings();
    void addDownloaded(bytes);
  });
}

/** Counts this worker's own script, which browsers measure nowhere, by the response that the HTTP cache has. */
export async function countOwnScript(): Promise<void> {
  const { headers } = await fetch(scope.location.href, { cache: 'only-if-cached', mode: 'same-origin' });
  await addDownloaded(Number(headers.get('content-length')));
}

export async function bytesThisMonth(): Promise<number> {
  return receivedThisMonth(await readState(KEY));
}

/** Locked, because a newer worker may be installing beside this one. */
export async function addDownloaded(bytes: number): Promise<void> {
  await scope.navigator.locks.request(KEY, async () => {
    await putState(KEY, addReceived(await readState(KEY), bytes)).catch(() => undefined); // The device is full: nothing more is counted.
  });
}
