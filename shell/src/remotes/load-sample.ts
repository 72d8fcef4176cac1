import { isDataSaverOn } from '@naija/runtime';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { readStored, writeStored } from '../browser/storage.ts';

const KEY = 'naija:failed-loads';

const MAX_ENTRIES = 20;

/**
 * True if a release has failed in this browser before. Later failures would repeat the same fault, and distort the
 * sample.
 */
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

const FIRST_HOUR_MS = 3_600_000;

/**
 * Shares of page loads that are reported. Canaries report all, since few visitors get them and their result is awaited.
 * The default release beside a canary reports as many loads, at least a third, like every release in its first hour, in
 * which the server watches it. Otherwise a tenth is enough for the history.
 */
const SHARES = { canary: 1, besideCanary: 1 / 3, usual: 1 / 10 };

/**
 * Share of the page loads of a release that is reported, independent of what happens in a page load. Zero with data
 * saver and in automated browsers.
 */
export function sampleOf({
  deployment,
  extras: { since = '' },
}: Pick<RegistryEntry, 'deployment' | 'extras'>): number {
  if (isDataSaverOn() || navigator.webdriver) return 0;
  const { traffic, default: isDefault } = deployment;
  if (!isDefault) return traffic > 0 ? SHARES.canary : SHARES.usual;
  if (traffic === 100)
    return Date.now() - Date.parse(since) < FIRST_HOUR_MS ? SHARES.besideCanary : SHARES.usual;
  return Math.max(SHARES.besideCanary, Math.min(1, (100 - traffic) / traffic));
}
