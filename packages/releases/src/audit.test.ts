import { appendFile, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { auditFile } from './audit.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { scratch, dir, publish, listed } = remotesFolder();

const versionsInAudit = async () => (await readReleasesStatus(dir())).audit.map(({ to }) => to);

test('the audit log is beside the folder that is served', async () => {
  await publish();
  expect(auditFile(`${dir()}/`)).toBe(path.join(scratch(), 'remotes.audit.jsonl'));
  expect(await readFile(auditFile(dir()), 'utf8')).toContain('"to":"1.0.0"');
});

test('a truncated line does not affect the next one', async () => {
  await publish({ version: '1.0.0' });
  await appendFile(auditFile(dir()), '{"at":"2026');
  await publish({ version: '1.1.0' });
  expect(await versionsInAudit()).toEqual(['1.1.0', '1.0.0']);
});

test('an audit log that cannot be written stops the switch with a clear error, and visitors keep their releases', async () => {
  await publish({ version: '1.0.0' });
  await rm(auditFile(dir()));
  await symlink(path.join(scratch(), 'away/audit.jsonl'), auditFile(dir()));
  await expect(publish({ version: '1.1.0' })).rejects.toThrow('remotes.audit.jsonl, which cannot be written');
  expect(await listed()).toEqual(['1.0.0']);
});
