import { isRecord } from '@naija/contracts/remote/json-readers';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { stopRendering } from '../browser/rendering-cookie.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { readReleaseId, releaseId, UNCHECKED } from './release-id.ts';

export const QUARANTINE_KEY = 'naija:quarantine';
/** Quarantines expire, because the fault may be in this browser. */
const QUARANTINE_MS = 7 * 86_400_000;
const MAX_ENTRIES = 20;

interface Quarantined {
  id: string;
  reason: string;
  /** Milliseconds since 1970; in the future if the clock was ahead. */
  at: number;
}

/** Excludes a release in this browser from the next page load on, unless it comes from a developer's machine. */
export function quarantine(remote: string, release: RegistryEntry, reason: string): void {
  if (release.metadata.integrity === UNCHECKED) return;
  quarantineId(releaseId(remote, release), reason);
}

export function quarantineId(id: string, reason: string): void {
  const all = quarantined().filter((other) => other.id !== id);
  all.push({ id, reason, at: Date.now() }); // No spread, because the array iterator may have been replaced.
  writeStored(QUARANTINE_KEY, all.slice(-MAX_ENTRIES));
  stopRendering(readReleaseId(id).remote);
}

export function quarantineReason(id: string): string | undefined {
  return quarantined().find((known) => known.id === id)?.reason;
}

export function isQuarantinedFor(reason: string): boolean {
  return quarantined().some((one) => one.reason === reason);
}

function quarantined(): Quarantined[] {
  const stored = readStored(QUARANTINE_KEY);
  return Array.isArray(stored)
    ? stored.filter(
        (one): one is Quarantined => isQuarantined(one) && Math.abs(Date.now() - one.at) < QUARANTINE_MS,
      )
    : [];
}

function isQuarantined(value: unknown): value is Quarantined {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['reason'] === 'string' &&
    typeof value['at'] === 'number'
  );
}
