import type { KeyObject } from 'node:crypto';
import type { AuditEntry, SwitchResponse } from '@naija/contracts/http/releases';
import { isRecord } from '@naija/contracts/remote/json-readers';
import {
  readRegistry,
  registryName,
  releasesOf,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { serialOf } from '@naija/contracts/remote/signature';
import { appendAudit, lastSerial } from '../audit.ts';
import type { NewSerial, SwitchOptions } from '../switch-options.ts';
import { markUnlisted } from '../unlisted-releases.ts';
import { nextSerial } from './next-serial.ts';
import { readRawRegistry, writeRegistryFile } from './registry-file.ts';
import { checkRegistrySize } from './registry-size.ts';
import { rolloutOf } from './rollout.ts';
import { checkKeyIsNew, checkSignature, rawList, signatureIn, signList } from './signature.ts';

/** `releases` is the whole new list of the remote, `line` absent where visitors get what they got before. */
interface Change {
  remote: string;
  releases: readonly RegistryEntry[];
  line?: Pick<AuditEntry, 'action' | 'from' | 'to' | 'percent' | 'onStart' | 'reason'>;
  serial?: NewSerial | undefined;
}

export type Edit = (registry: Registry, now: Date) => Change | undefined;

export interface EditResult {
  before: Registry;
  after: Registry;
}

/** Changes, signs and audits one list, atomically; other lists stay byte for byte the same. Requires the lock. */
export async function editRegistry(
  remotesDir: string,
  edit: Edit,
  options: SwitchOptions,
): Promise<EditResult> {
  const { who, key, now = () => new Date() } = options;
  const at = now();
  const { before, planned } = await planEdit(remotesDir, edit, at, key);
  if (!planned) return { before, after: before };
  const { after, serial } = planned;
  const { remote, line } = planned.change;
  await markUnlisted(remotesDir, remote, { before, after: readRegistry(after) }, at);
  await writeRegistryFile(remotesDir, after, async () => {
    // Before the switch: a crash in between leaves an entry too many rather than an unexplained switch.
    if (line) await appendAudit(remotesDir, { at: at.toISOString(), who, remote, ...line, serial });
  });
  return { before, after: readRegistry(after) };
}

interface Plan {
  before: Registry;
  planned?: { after: unknown; serial: number; change: Change };
}

/** Throws ReleaseError 'conflict' when the list cannot be signed, 'too_large' when browsers would not read it. */
export async function planEdit(
  remotesDir: string,
  edit: Edit,
  at: Date,
  key: KeyObject | undefined,
): Promise<Plan> {
  const raw = await readRawRegistry(remotesDir);
  const before = readRegistry(raw);
  const change = edit(before, at);
  if (!change) return { before };
  const { remote, releases } = change;
  const check = change.serial === 'anew' ? checkKeyIsNew : checkSignature;
  check(remote, rawList(raw, remote), signatureIn(before, remote), key);
  const last = await lastSerial(remotesDir, remote);
  const serial = nextSerial(change.serial, at, serialOf(before, remote), last);
  const after = withList(raw, remote, signList(remote, releases, serial, key));
  checkRegistrySize(raw, after);
  return { before, planned: { after, serial, change } };
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
  return {
    ...(isRecord(raw) ? raw : {}),
    microFrontends: { ...(isRecord(lists) ? lists : {}), [registryName(remote)]: releases },
  };
}
