import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuditEntry } from '@naija/contracts/http/release-status';
import { machineUser } from './machine-user.ts';

/** Path of the audit log: beside the folder of releases, so that a server of the folder does not publish it. */
export function auditFile(remotesDir: string): string {
  return `${path.resolve(remotesDir)}.audit.jsonl`;
}

/** Appends an entry to the audit. Requires the lock. */
export async function appendAudit(remotesDir: string, line: AuditEntry): Promise<void> {
  const file = auditFile(remotesDir);
  const text = await textIn(file);
  // A truncated last line must not corrupt this one.
  const isTruncated = text !== '' && !text.endsWith('\n');
  await appendFile(file, `${isTruncated ? '\n' : ''}${JSON.stringify(line)}\n`).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `Every switch is noted in ${file}, which cannot be written (${code}): let ${machineUser()} write it`,
      { cause: error },
    );
  });
}

/** Entries of the audit, latest first. A line that cannot be parsed is left out. */
export async function readAudit(remotesDir: string): Promise<AuditEntry[]> {
  const lines = (await textIn(auditFile(remotesDir))).split('\n').filter(Boolean);
  return lines.reverse().flatMap(parsed);
}

/** The latest entry of a remote that changed the releases of its visitors. */
export async function lastSwitch(remotesDir: string, remote: string): Promise<AuditEntry | undefined> {
  return lastSwitchIn(await readAudit(remotesDir), remote);
}

/** @param audit latest first */
export function lastSwitchIn(audit: readonly AuditEntry[], remote: string): AuditEntry | undefined {
  return audit.find((line) => line.remote === remote && line.action !== 'reseal');
}

/** The latest serial of a remote in the audit, which a restored registry may lack; 0 if none is recorded. */
export async function lastSerial(remotesDir: string, remote: string): Promise<number> {
  const lines = await readAudit(remotesDir);
  return lines.find((line) => line.remote === remote && line.serial !== undefined)?.serial ?? 0;
}

async function textIn(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
}

function parsed(line: string): AuditEntry[] {
  try {
    return [JSON.parse(line) as AuditEntry];
  } catch {
    return [];
  }
}
