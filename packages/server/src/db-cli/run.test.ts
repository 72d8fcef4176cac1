import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Connection, openDatabase } from '../database/database.ts';
import { agents } from '../database/schema.ts';
import { addAgent, addComment } from '../../test/agents.ts';
import { startTestDatabase } from '../../test/database.ts';
import { createOwnDatabase, type OwnDatabase } from '../../test/shared-cluster.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { run } from './run.ts';

const folder = tempFolder();

async function db(argv: string[], env: Record<string, string> = {}) {
  let [stdout, stderr] = ['', ''];
  const status = await run(argv, {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    env,
  });
  return { status, stdout, stderr };
}

const created: OwnDatabase[] = [];
afterAll(async () => {
  for (const database of created) await database.drop();
});

async function emptyDatabase(): Promise<string> {
  const own = await createOwnDatabase('extensions');
  created.push(own);
  return addressOf(own.connection);
}

function addressOf(connection: Connection): string {
  const { host, user, database } = connection as { host: string; user: string; database: string };
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

describe('npm run db', () => {
  it.each([
    [['--help']],
    [['remove-demo', '--help']],
    [['migrate', '--help']],
    [['status', '--help']],
    [['generate', '--help']],
  ])('%j says how it is used', async (argv) => {
    const { status, stdout, stderr } = await db(argv);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(argv.at(-2) ?? 'remove-demo');
    expect(stdout).toMatch(/^Usage: npm run db --/);
  });

  it.each([
    [[], 'Commands:'],
    [['generate'], "missing required argument 'name'"],
    [['remove'], "unknown command 'remove'"],
    [['remove-demo', '--all'], "unknown option '--all'"],
    [['remove-demo', 'lagos'], 'too many arguments'],
  ])('%j is wrong use, and says what is wrong', async (argv, words) => {
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
  ])('says that there is no database by %j, and makes none', async (env: Record<string, string>, words) => {
    const { status, stderr } = await db(['remove-demo'], env);
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
    expect(stderr).not.toContain('secret');
    expect(readdirSync(folder)).not.toContain('absent');
  });

  it('removes the demo accounts once, beside a server that runs and without one', async () => {
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

  it('lists what is pending, applies it once, and then has nothing to do', async () => {
    const DATABASE_URL = await emptyDatabase();
    const before = await db(['status'], { DATABASE_URL });
    expect(before).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run db -- migrate') as string,
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

  it('writes no migration where the schema has not changed', async () => {
    expect(await db(['generate', 'nothing'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('No schema changes') as string,
    });
  });

  it('refuses a name that cannot be that of a file', async () => {
    expect(await db(['generate', '../away'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("'../away' cannot be a name") as string,
    });
  });

  it('reads the same database that DATABASE_URL names', async () => {
    const server = await startTestDatabase(join(folder, 'other'));
    await addAgent(server.db, { isDemo: true });
    const DATABASE_URL = addressOf(server.connection);
    const { status } = await db(['remove-demo'], { DATABASE_URL });
    const other = openDatabase(server.connection, () => undefined);
    expect([status, await other.db.$count(agents)]).toEqual([0, 0]);
    await other.close();
    await server.stop();
  });
});
