import { withEviction } from './api-cache/put-with-eviction.ts';
import { putState } from './state.ts';

/** Atomic; evicts cached data on a full device. @throws DOMException where that frees too little */
export async function writeState(key: string, value: unknown): Promise<void> {
  await withEviction(() => putState(key, value));
}
