import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { auditEntries } from '../../database/schema.ts';
import { run } from '../run.ts';

const DATA_DIR = join(tempFolder(), 'data');
let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase(DATA_DIR);
});
afterAll(() => server.stop());

async function admin(...argv: string[]) {
  let [stdout, stderr] = ['', ''];
  const status = await run('admin', argv, {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    cwd: process.cwd(),
    env: { DATA_DIR },
  });
  return { status, stdout, stderr };
}

it('grants and revokes the role of a verified account, and records both in the audit', async () => {
  const { email, id } = await addAgent(server.db);
  expect((await admin('verify-audit')).stdout).toBe('The audit is empty.\n');
  expect((await admin('grant', email)).status).toBe(0);
  expect(await admin('grant', email)).toMatchObject({ status: 1, stdout: '' });
  expect((await admin('list')).stdout).toContain(`${email} (`);
  expect((await admin('reset-second-factor', email)).status).toBe(0);
  expect((await admin('revoke', email.toUpperCase())).status).toBe(0);
  expect((await admin('revoke', email)).stderr).toContain('is not an operator');
  expect((await admin('list')).stdout).toBe('There are no operators.\n');
  expect(await server.db.select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject(
    ['grant', 'reset-second-factor', 'revoke'].map((action) => ({ action, operatorId: null, subjectId: id })),
  );
  expect((await admin('verify-audit')).stdout).toMatch(/^✓ 3 entries; the last is 3:[\da-f]{32}\n$/);
});

it('refuses an unknown account, and one with an unverified email address', async () => {
  const { email } = await addAgent(server.db, { emailVerifiedAt: null });
  expect((await admin('grant', email)).stderr).toContain('is not verified');
  expect((await admin('grant', 'nobody@example.com')).stderr).toContain('There is no account');
});
