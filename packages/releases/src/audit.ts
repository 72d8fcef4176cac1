import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuditLine } from '@naija/contracts/http/releases';
import { withLock } from './lock.ts';
import { machineUser } from './machine-user.ts';

/** Where the list of all switches lies: beside the folder of releases, so that whoever serves that cannot give it out. */
export function auditFile(remotesDir: string): string {
  return `${path.resolve(remotesDir)}.audit.jsonl`;
}

/** Adds to the list of all switches; only for whoever holds the lock. */
export async function appendAudit(remotesDir: string, line: AuditLine): Promise<void> {
  const file = auditFile(remotesDir);
  await moveLines(remotesDir);
  const text = await textIn(file);
  // A line that was cut short must not take this one with it.
  const isCutShort = text !== '' && !text.endsWith('\n');
  await appendFile(file, `${isCutShort ? '\n' : ''}${JSON.stringify(line)}\n`).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `Every switch is noted in ${file}, which cannot be written (${code}): let ${machineUser()} write it`,
      { cause: error },
    );
  });
}

/** All switches, newest first. */
export async function readAudit(remotesDir: string): Promise<AuditLine[]> {
  const listed = await linesIn(auditFile(remotesDir));
  const unmoved = (await linesIn(servedFile(remotesDir))).filter((line) => !listed.includes(line));
  return [...listed, ...unmoved].reverse().flatMap(parsed);
}

/** The latest switch of a remote that changed what visitors get, if any. */
export async function lastSwitch(remotesDir: string, remote: string): Promise<AuditLine | undefined> {
  const lines = await readAudit(remotesDir);
  return lines.find((line) => line.remote === remote && line.action !== 'reseal');
}

/** The latest serial that was noted for a remote's list, which a registry from a backup may lack; 0 where none was. */
export async function lastSerial(remotesDir: string, remote: string): Promise<number> {
  const lines = await readAudit(remotesDir);
  return lines.find((line) => line.remote === remote && line.serial !== undefined)?.serial ?? 0;
}

/** Moves a list that lies among the releases, as it once did, to its place. */
export async function moveAudit(remotesDir: string): Promise<void> {
  if ((await textIn(servedFile(remotesDir))) !== '') await withLock(remotesDir, () => moveLines(remotesDir));
}

/** The same for who holds the lock already; can be cut short and begun again. */
async function moveLines(remotesDir: string): Promise<void> {
  const unmoved = await linesIn(servedFile(remotesDir));
  if (unmoved.length > 0) {
    const file = auditFile(remotesDir);
    const listed = await linesIn(file);
    const lines = [...listed, ...unmoved.filter((line) => !listed.includes(line))];
    const temporary = `${file}.moving`;
    await writeFile(temporary, lines.map((line) => `${line}\n`).join(''));
    await rename(temporary, file);
  }
  await rm(servedFile(remotesDir), { force: true });
}

function servedFile(remotesDir: string): string {
  return path.join(remotesDir, 'audit.jsonl');
}

async function linesIn(file: string): Promise<string[]> {
  return (await textIn(file)).split('\n').filter(Boolean);
}

async function textIn(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
}

/** A line that was cut short, as by a full disk, is left out. */
function parsed(line: string): AuditLine[] {
  try {
    return [JSON.parse(line) as AuditLine];
  } catch {
    return [];
  }
}
