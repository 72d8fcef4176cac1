import { isRecord } from '@naija/contracts/remote/json-readers';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releaseId, UNCHECKED } from '../release-id.ts';
import { readStored, store } from '../storage.ts';

const KEY = 'naija:quarantine';
/** Milliseconds for which a release is passed over: a fault of this one browser must not last for ever. */
const TERM = 7 * 86_400_000;
const MOST = 20;

interface Confined {
  id: string;
  reason: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Passes a release over from the next page load on. One from a developer's machine is left out: it changes. */
export function quarantine(remote: string, release: RegistryEntry, reason: string): void {
  if (release.metadata.integrity === UNCHECKED) return;
  quarantineId(releaseId(remote, release), reason);
}

/** As `quarantine`, for a release of which only the id is known. */
export function quarantineId(id: string, reason: string): void {
  const all = confined().filter((other) => other.id !== id);
  all.push({ id, reason, at: Date.now() }); // Not by spread: what walks through an array may be what was changed.
  store(KEY, all.slice(-MOST));
}

/** Why a release is passed over in this browser; nothing where it is not. */
export function quarantineReason(id: string): string | undefined {
  return confined().find((known) => known.id === id)?.reason;
}

function confined(): Confined[] {
  const kept = readStored(KEY);
  return Array.isArray(kept)
    ? kept.filter((one): one is Confined => isConfined(one) && one.at > Date.now() - TERM)
    : [];
}

function isConfined(value: unknown): value is Confined {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['reason'] === 'string' &&
    typeof value['at'] === 'number'
  );
}
