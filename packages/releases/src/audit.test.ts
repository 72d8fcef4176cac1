import { appendFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AuditEntry } from '@naija/contracts/http/release-status';
import { auditFile, moveAudit } from './audit.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { scratch, dir, publish, listed } = remotesFolder();
const servedFile = () => path.join(dir(), 'audit.jsonl');

/** The former location, among the releases. */
async function writeServedList(...versions: string[]): Promise<string[]> {
  const lines = versions.map((to, index) => {
    const at = `2026-05-0${String(index + 1)}T10:00:00.000Z`;
    return { at, who: 'ada@desk', remote: 'sample', action: 'publish', from: null, to } satisfies AuditEntry;
  });
  await mkdir(dir(), { recursive: true });
  await writeFile(servedFile(), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return versions;
}

const versionsInAudit = async () => (await readReleasesStatus(dir())).audit.map(({ to }) => to);
const isServed = () => readFile(servedFile()).then(Boolean, () => false);

test('the audit log is beside the folder that is served', async () => {
  await publish();
  expect(auditFile(`${dir()}/`)).toBe(path.join(scratch(), 'remotes.audit.jsonl'));
  expect(await readFile(auditFile(dir()), 'utf8')).toContain('"to":"1.0.0"');
  expect(await isServed()).toBe(false);
});

test('an audit log among the releases is shown, and moved by the next switch without losing a line', async () => {
  await writeServedList('0.1.0', '0.2.0');
  expect(await versionsInAudit()).toEqual(['0.2.0', '0.1.0']);
  await publish({ version: '1.0.0' });
  expect(await versionsInAudit()).toEqual(['1.0.0', '0.2.0', '0.1.0']);
  expect(await isServed()).toBe(false);
});

test('an interrupted move is completed without duplicate lines', async () => {
  await writeServedList('0.1.0', '0.2.0');
  await writeFile(auditFile(dir()), await readFile(servedFile()));
  expect(await versionsInAudit()).toEqual(['0.2.0', '0.1.0']);
  await moveAudit(dir());
  expect(await versionsInAudit()).toEqual(['0.2.0', '0.1.0']);
  expect(await isServed()).toBe(false);
});

test('lines that an older command wrote among the releases meanwhile are merged', async () => {
  await publish({ version: '1.0.0' });
  await writeServedList('0.1.0');
  await moveAudit(dir());
  expect(await versionsInAudit()).toEqual(['0.1.0', '1.0.0']);
});

test('no folder is created where there is nothing to move', async () => {
  await moveAudit(dir());
  await expect(readFile(dir())).rejects.toThrow('ENOENT');
});

test('a truncated line does not affect the next one', async () => {
  await publish({ version: '1.0.0' });
  await appendFile(auditFile(dir()), '{"at":"2026');
  await publish({ version: '1.1.0' });
  expect(await versionsInAudit()).toEqual(['1.1.0', '1.0.0']);
});

test('an audit log that cannot be written stops the switch with a clear error, and visitors get what they got', async () => {
  await publish({ version: '1.0.0' });
  await rm(auditFile(dir()));
  await symlink(path.join(scratch(), 'away/audit.jsonl'), auditFile(dir()));
  await expect(publish({ version: '1.1.0' })).rejects.toThrow('remotes.audit.jsonl, which cannot be written');
  expect(await listed()).toEqual(['1.0.0']);
});
