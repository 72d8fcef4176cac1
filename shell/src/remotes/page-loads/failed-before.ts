import { readStored, writeStored } from '../../storage.ts';

const KEY = 'naija:failed-loads';
const MAX_ENTRIES = 20;

/** Whether a release has failed in this browser before. Its later loads would not be chance, but the same fault again. */
export function hasFailedBefore(release: string): boolean {
  return stored().includes(release);
}

export function rememberFailed(release: string): void {
  writeStored(KEY, [...stored(), release].slice(-MAX_ENTRIES));
}

function stored(): unknown[] {
  const value = readStored(KEY);
  return Array.isArray(value) ? value : [];
}
