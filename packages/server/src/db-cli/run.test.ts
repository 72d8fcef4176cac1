import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { agents } from '../database/schema.ts';
import { addAgent, addComment } from '../../test/agents.ts';
import { startTestDatabase } from '../../test/database.ts';
import { createOwnDatabase, type OwnDatabase } from '../../test/shared-cluster.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { run } from './run.ts';

const folder = tempFolder();

async function db(argv: string[], env: Record<string, string> = {}) {
  let [stdout, stderr] = ['', ''];
  const status = await run('db', argv, {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    cwd: process.cwd(),
    env,
  });
  return { status, stdout, stderr };
}

const created: OwnDatabase[] = [];
afterAll(async () => {
  for (const database of created) await database.drop();
});

async function createDatabase(template?: 'extensions'): Promise<OwnDatabase> {
  const own = await createOwnDatabase(template);
  created.push(own);
  return own;
}

describe('naija db', () => {
  it.each([
    [['--help']],
    [['remove-demo', '--help']],
    [['migrate', '--help']],
    [['status', '--help']],
    [['generate', '--help']],
    [['copy-photos', '--help']],
  ])('%j says how it is used', async (argv) => {
    const { status, stdout, stderr } = await db(argv);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(argv.at(-2) ?? 'remove-demo');
    expect(stdout).toMatch(/^Usage: naija db/);
  });

  it.each([
    [[], 'Commands:'],
    [['generate'], "missing required argument 'name'"],
    [['remove'], "unknown command 'remove'"],
    [['remove-demo', '--all'], "unknown option '--all'"],
    [['remove-demo', 'lagos'], 'too many arguments'],
  ])('%j is wrong usage, and names the mistake', async (argv, words) => {
    const { status, stdout, stderr } = await db(argv, { DATA_DIR: join(folder, 'absent') });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(words);
  });

  it.each([
    [
      { DATA_DIR: join(folder, 'absent') },
      /^✗ There is no database in .*absent\. Set DATA_DIR or DATABASE_URL/,
    ],
    [
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/n' },
      /^✗ DATABASE_URL: the database at .* cannot be used/,
    ],
    [{ DATABASE_URL: 'mysql://u:secret@db/n' }, /^✗ These settings cannot be used:\n {2}DATABASE_URL=mysql/],
  ])(
    'reports that there is no database at %j, and creates none',
    async (env: Record<string, string>, words) => {
      const { status, stderr } = await db(['remove-demo'], env);
      expect(status).toBe(1);
      expect(stderr).toMatch(words);
      expect(stderr).not.toContain('secret');
      expect(readdirSync(folder)).not.toContain('absent');
    },
  );

  it('removes demo accounts, with and without a running server', async () => {
    const DATA_DIR = join(folder, 'data');
    const server = await startTestDatabase(DATA_DIR);
    await addAgent(server.db, { name: 'Real' });
    const { id } = await addAgent(server.db, { isDemo: true });
    await addComment(server.db, id);
    expect(await db(['remove-demo', '--dry-run'], { DATA_DIR })).toEqual({
      status: 0,
      stdout: '1 demo account with 1 comment would be removed, with their sessions, tokens and photos.\n',
      stderr: '',
    });
    expect(await server.db.$count(agents)).toBe(2);
    expect(await db(['remove-demo'], { DATA_DIR })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^1 demo account with 1 comment, .*: removed\./) as string,
    });
    expect(await server.db.$count(agents)).toBe(1);
    await server.stop();
    expect((await db(['remove-demo'], { DATA_DIR })).stdout).toBe(
      'There are no demo accounts in this database.\n',
    );
  });

  it('lists pending migrations and applies them once', async () => {
    const { url: DATABASE_URL } = await createDatabase('extensions');
    const before = await db(['status'], { DATABASE_URL });
    expect(before).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('naija db migrate') as string,
    });
    expect(before.stdout).toMatch(/^pending {2}0000_directory/);
    const applied = await db(['migrate'], { DATABASE_URL });
    expect(applied).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^0000_directory: applied\n/) as string,
    });
    expect(await db(['migrate'], { DATABASE_URL })).toMatchObject({
      stdout: 'The database is up to date.\n',
    });
    const { status, stdout } = await db(['status'], { DATABASE_URL });
    expect([status, stdout.includes('pending')]).toEqual([0, false]);
  });

  it('generates no migration for an unchanged schema', async () => {
    expect(await db(['generate', 'nothing'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('No schema changes') as string,
    });
  });

  it('rejects a name that is not a file name', async () => {
    expect(await db(['generate', '../away'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("'../away' cannot be a name") as string,
    });
  });

  it('works on the database that DATABASE_URL names', async () => {
    const { connection, url } = await createDatabase();
    const { db: rows, close } = openDatabase(connection, () => undefined);
    await addAgent(rows, { isDemo: true });
    const { status } = await db(['remove-demo'], { DATABASE_URL: url });
    expect([status, await rows.$count(agents)]).toEqual([0, 0]);
    await close();
  });
});
