import { readStored, store } from '../storage.ts';
import { asReceived, checkLists, type CheckedRegistry } from './check-lists.ts';
import type { SealCheck } from './seal-check.ts';

const KEY = 'naija:registry';

/** The last good registry of this browser, checked as if it had just been received; nothing where there is none. */
export async function recallRegistry(check: SealCheck): Promise<CheckedRegistry | undefined> {
  try {
    const kept = await checkLists(readStored(KEY), check);
    const lists = kept.lists.filter(({ wrong }) => wrong === undefined);
    return lists.length > 0 ? { ...kept, lists } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a registry of which every list was accepted. */
export function rememberRegistry(registry: CheckedRegistry): void {
  store(KEY, asReceived(registry));
}
