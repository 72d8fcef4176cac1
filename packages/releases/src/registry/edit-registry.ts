import type { AuditEntry } from '@naija/contracts/http/release-status';
import type { SwitchResponse } from '@naija/contracts/http/releases';
import { isRecord } from '@naija/contracts/remote/json-readers';
import {
  registryName,
  releasesOf,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { readReleases } from '@naija/contracts/remote/read-release-list';
import { serialOf } from '@naija/contracts/remote/signature';
import { appendAudit, lastSerial } from '../audit.ts';
import type { NewSerial, RegistryKeys, SwitchOptions } from '../switch-options.ts';
import { markUnlisted } from '../unlisted-releases.ts';
import { endListedPreviews } from './previews-file.ts';
import { readSnapshot, writeRegistryFile, type RegistrySnapshot } from './registry-file.ts';
import { checkRegistrySize } from './registry-size.ts';
import { rolloutOf } from './rollout.ts';
import { checkKeyIsNew, checkSignature, rawList, sealIn, signList } from './signature.ts';
import { ReleaseError } from '../release-error.ts';

const TWENTY_YEARS_MS = 20 * 365 * 86_400_000;

/** The time in milliseconds, or one above the `known` serials if a clock was ahead. */
function nextSerial(wanted: NewSerial | undefined, at: Date, ...known: readonly number[]): number {
  const now = at.getTime();
  if (wanted === 'anew') return now;
  const above = wanted?.above ?? 0;
  if (above > now + TWENTY_YEARS_MS)
    throw new ReleaseError(
      'invalid',
      `The serial ${String(above)} is more than twenty years ahead of this clock: check the number, because browsers would refuse every lower one from then on`,
    );
  return Math.max(now, ...[above, ...known].map((serial) => serial + 1));
}

/**
 * Change of a remote. `releases` is its whole new list, empty to remove it from the registry; `line` is absent if
 * visitors notice no change.
 */
interface Change {
  remote: string;
  releases: readonly RegistryEntry[];
  line?: Pick<AuditEntry, 'action' | 'from' | 'to' | 'percent' | 'onStart' | 'reason' | 'source'>;
  serial?: NewSerial | undefined;
}

export type Edit = (registry: Registry, now: Date) => Change | undefined;

export interface EditResult {
  before: Registry;
  after: Registry;
}

/**
 * Changes, signs and audits one list atomically; other lists stay byte for byte the same. Requires the lock.
 * @param snapshot registry that was read under the same lock; reading 1,000 remotes takes half a second
 */
export async function editRegistry(
  remotesDir: string,
  edit: Edit,
  options: SwitchOptions,
  snapshot?: RegistrySnapshot,
): Promise<EditResult> {
  const { who, now = () => new Date() } = options;
  const at = now();
  const read = snapshot ?? (await readSnapshot(remotesDir));
  const before = read.registry;
  const planned = await planEdit(remotesDir, edit, at, options, read);
  if (!planned) return { before, after: before };
  const { after, serial } = planned;
  const { remote, line } = planned.change;
  const edited = withList(before, remote, readReleases(rawList(after, remote), remote).releases) as Registry;
  const lists = { before, after: edited };
  await markUnlisted(remotesDir, remote, lists, at);
  await endListedPreviews(remotesDir, remote, lists, options);
  await writeRegistryFile(remotesDir, after, async () => {
    // Written before the switch: a crash in between leaves a superfluous entry rather than an unexplained switch.
    if (line) await appendAudit(remotesDir, { at: at.toISOString(), who, remote, ...line, serial });
  });
  return lists;
}

interface Plan {
  after: unknown;
  serial: number;
  change: Change;
}

/**
 * Plans a change of the registry; undefined if nothing changes.
 * @throws ReleaseError 'conflict' if the list cannot be signed, 'too_large' if the registry would be too large
 */
export async function planEdit(
  remotesDir: string,
  edit: Edit,
  at: Date,
  keys: RegistryKeys,
  { raw, registry: before }: RegistrySnapshot,
): Promise<Plan | undefined> {
  const change = edit(before, at);
  if (!change) return undefined;
  const { remote, releases } = change;
  const check = change.serial === 'anew' ? checkKeyIsNew : checkSignature;
  check(remote, rawList(raw, remote), sealIn(before, remote), keys);
  const last = await lastSerial(remotesDir, remote);
  const serial = nextSerial(change.serial, at, serialOf(before, remote), last);
  const after = withList(raw, remote, signList(remote, releases, serial, keys.key));
  checkRegistrySize(raw, after);
  return { after, serial, change };
}

export function toSwitchResponse(remote: string, { before, after }: EditResult): SwitchResponse {
  const { current, canary } = rolloutOf(releasesOf(after, remote));
  return {
    remote,
    current: current?.metadata.version ?? '',
    before: rolloutOf(releasesOf(before, remote)).current?.metadata.version ?? null,
    trial: canary ? { version: canary.entry.metadata.version, percent: canary.percent } : null,
  };
}

function withList(raw: unknown, remote: string, releases: readonly RegistryEntry[]): unknown {
  const lists = isRecord(raw) ? raw['microFrontends'] : undefined;
  const changed = { ...(isRecord(lists) ? lists : {}), [registryName(remote)]: releases };
  if (releases.length === 0) Reflect.deleteProperty(changed, registryName(remote));
  return { ...(isRecord(raw) ? raw : {}), microFrontends: changed };
}
