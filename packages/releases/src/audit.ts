import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuditLine } from '@naija/contracts/http/releases';

/** Lines that are shown. */
const SHOWN = 100;

/** Adds to the list of all switches; only for whoever holds the lock. */
export async function appendAudit(remotesDir: string, line: AuditLine): Promise<void> {
  await appendFile(auditFile(remotesDir), `${JSON.stringify(line)}\n`);
}

/** The latest switches, newest first. */
export async function readAudit(remotesDir: string): Promise<AuditLine[]> {
  const text = await readFile(auditFile(remotesDir), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter(Boolean).slice(-SHOWN).reverse().flatMap(parsed);
}

/** A line that was cut short, as by a full disk, is left out. */
function parsed(line: string): AuditLine[] {
  try {
    return [JSON.parse(line) as AuditLine];
  } catch {
    return [];
  }
}

function auditFile(remotesDir: string): string {
  return path.join(remotesDir, 'audit.jsonl');
}
