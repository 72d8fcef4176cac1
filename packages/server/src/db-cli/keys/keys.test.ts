import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createOwnDatabase } from '../../../test/shared-cluster.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { publishKeys } from '../../database/schema.ts';
import { run } from '../run.ts';

const DATA_DIR = join(tempFolder(), 'data');
let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase(DATA_DIR);
});
afterAll(() => server.stop());

function keys(...argv: string[]) {
  return keysWith({ DATA_DIR }, ...argv);
}

async function keysWith(place: Record<string, string>, ...argv: string[]) {
  let [stdout, stderr] = ['', ''];
  const status = await run('keys', argv, {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    cwd: process.cwd(),
    env: { ...place, PUBLISH_KEYS: `auth:${'ab'.repeat(32)}` },
  });
  return { status, stdout, stderr };
}

describe('naija keys, on the embedded database of a running server', () => {
  it('prints a key once, stores only its hash, and lists it before and after it is revoked', async () => {
    const { status, stdout, stderr } = await keys('add', 'directory', '--label', 'ci');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^mfe_[\w-]{43}\n$/) as string]);
    expect(stderr).toMatch(/^✓ Key [\da-f]{8} of directory \(ci\) works from now on and expires on \d{4}-/);
    const [row] = await server.db.select().from(publishKeys);
    expect(JSON.stringify(row)).not.toContain(stdout.trim());
    expect((row?.expiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(90 * 86_400_000);
    const listed = (await keys('list')).stdout.split('\n');
    expect(listed[0]).toMatch(/^[\da-f]{8} directory \(ci\): made [\d-]+, expires [\d-]+, never used$/);
    expect(listed[1]).toBe('abababab auth: in PUBLISH_KEYS, never expires');
    const id = row?.id ?? '';
    expect((await keys('revoke', id)).stdout).toBe(`✓ Key ${id} of directory (ci) is revoked.\n`);
    expect((await keys('list')).stdout).toMatch(/^[\da-f]{8} directory \(ci\): made [\d-]+, revoked [\d-]+,/);
    expect((await keys('revoke', id)).stderr).toContain(`There is no key ${id} to revoke`);
  });

  it('names the database that has the key', async () => {
    expect((await keys('add', 'directory', '--label', 'place')).stderr).toContain(
      `Only servers with the database in ${DATA_DIR} know it.`,
    );
  });

  it('makes no key in a database that no server has used', async () => {
    const other = await createOwnDatabase('extensions');
    try {
      const place = { DATABASE_URL: other.url };
      const { status, stdout, stderr } = await keysWith(place, 'add', 'directory', '--label', 'ci');
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain('No server has used this database');
    } finally {
      await other.drop();
    }
  });

  it('makes a key that never expires only on request', async () => {
    expect((await keys('add', 'auth', '--label', 'night job', '--expires', 'never')).stderr).toContain(
      'never expires',
    );
  });

  it.each([
    [['add', 'Directory', '--label', 'ci'], 1, "'Directory' cannot be a remote"],
    [['add', 'directory', '--label', 'a\nb'], 1, 'cannot be a label'],
    [['add', 'directory', '--label', 'ci', '--expires', '0d'], 1, "'0d' is not a lifetime"],
    [['add', 'directory', '--label', 'ci', '--expires', '90'], 1, "'90' is not a lifetime"],
    [['add', 'directory'], 2, "required option '--label <text>'"],
    [['revoke'], 2, "missing required argument 'id'"],
  ])('%j is refused, and names the mistake', async (argv, expected, words) => {
    const { status, stdout, stderr } = await keys(...argv);
    expect([status, stdout]).toEqual([expected, '']);
    expect(stderr).toContain(words);
  });
});
