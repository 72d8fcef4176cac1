import { withEviction } from './eviction.ts';
import { putState } from './state.ts';

/**
 * Keeps a value as JSON, at once and as a whole. On a full device the oldest saved data makes room for it.
 * @throws DOMException where there is no room even so
 */
export async function writeState(key: string, value: unknown): Promise<void> {
  await withEviction(() => putState(key, value));
}
