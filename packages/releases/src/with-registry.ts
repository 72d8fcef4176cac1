import type { KeyObject } from 'node:crypto';
import type { AuditLine } from '@naija/contracts/http/releases';
import { isRecord } from '@naija/contracts/remote/read';
import {
  readRegistry,
  registryName,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { serialOf } from '@naija/contracts/remote/seal';
import { appendAudit, lastSerial } from './audit.ts';
import { nextSerial } from './next-serial.ts';
import { markUnlisted } from './old-releases.ts';
import type { StillLocked } from './lock.ts';
import { checkRegistrySize } from './registry-size.ts';
import { readRawRegistry, writeRegistryFile } from './registry-file.ts';
import { checkOtherKey, checkSeal, rawList, sealed, signatureIn } from './seal.ts';
import type { NewSerial, SwitchOptions } from './switch-options.ts';

/** What is to be another in the registry. */
interface Change {
  remote: string;
  /** The whole new list of the remote; seal and fallback addresses are made for it. */
  releases: readonly RegistryEntry[];
  /** For the audit; absent where visitors get what they got before. */
  line?: Pick<AuditLine, 'action' | 'from' | 'to' | 'percent' | 'onStart'>;
  serial?: NewSerial | undefined;
}

/** Says what is to change; nothing at all where it gives undefined. */
export type Edit = (registry: Registry, now: Date) => Change | undefined;

export interface Edited {
  before: Registry;
  after: Registry;
}

/**
 * Changes one remote's list: reads, edits, seals, notes it in the audit, and puts it in place in one step as seen by
 * readers. Lists of other remotes stay byte for byte what they are. Only for whoever holds the lock.
 * @throws ReleaseError 'conflict' when the list cannot be signed as it must be, or the lock was lost
 */
export async function editRegistry(
  remotesDir: string,
  edit: Edit,
  options: SwitchOptions,
  stillLocked: StillLocked,
): Promise<Edited> {
  const { who, key, now = () => new Date() } = options;
  const at = now();
  const { before, planned } = await planEdit(remotesDir, edit, at, key);
  if (!planned) return { before, after: before };
  const { after, serial } = planned;
  const { remote, line } = planned.change;
  await markUnlisted(remotesDir, remote, { before, after: readRegistry(after) }, at);
  await writeRegistryFile(remotesDir, after, async () => {
    stillLocked();
    // Rather a line too many, if the process ends here, than a switch nobody can account for.
    if (line) await appendAudit(remotesDir, { at: at.toISOString(), who, remote, ...line, serial });
  });
  return { before, after: readRegistry(after) };
}

interface Plan {
  before: Registry;
  /** Absent where nothing is to change; `after` is as it is to be written. */
  planned?: { after: unknown; serial: number; change: Change };
}

/**
 * Finds out what an edit comes to, and that it can be made; writes nothing.
 * @throws ReleaseError 'conflict' when the list cannot be signed as it must be, 'too_large' when browsers would not read it
 */
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
  const check = change.serial === 'anew' ? checkOtherKey : checkSeal;
  check(remote, rawList(raw, remote), signatureIn(before, remote), key);
  const last = await lastSerial(remotesDir, remote);
  const serial = nextSerial(change.serial, at, serialOf(before, remote), last);
  const after = withList(raw, remote, sealed(remote, releases, serial, key));
  checkRegistrySize(raw, after);
  return { before, planned: { after, serial, change } };
}

function withList(raw: unknown, remote: string, releases: readonly RegistryEntry[]): unknown {
  const lists = isRecord(raw) ? raw['microFrontends'] : undefined;
  return {
    ...(isRecord(raw) ? raw : {}),
    microFrontends: { ...(isRecord(lists) ? lists : {}), [registryName(remote)]: releases },
  };
}
