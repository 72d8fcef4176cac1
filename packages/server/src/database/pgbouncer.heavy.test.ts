import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { sql } from 'drizzle-orm';
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent } from '../../test/agents.ts';
import { dbCommand } from '../../test/db-command.ts';
import { hasPgBouncer, startPgBouncer } from '../../test/pgbouncer.ts';
import { serverProcesses } from '../../test/server-process.ts';
import { startTcpPostgres, type TcpPostgres } from '../../test/tcp-postgres.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { openDatabase, type Database } from './database.ts';

const READY_TIMEOUT_MS = 300_000;
const VISITORS = 8;
/** Fewer than the visitors, so that statements of one session meet several connections. */
const POOL_SIZE = 4;
const folder = tempFolder();
const startProcess = serverProcesses();
const closers: (() => Promise<unknown>)[] = [];
let postgres: TcpPostgres;
let database: Database;
/** Addresses of PgBouncer. */
let byTransaction: string;
let bySession: string;

const newFolder = (name: string) => mkdtempSync(join(folder, `${name}-`));
const start = (env: Record<string, string>) =>
  startProcess({ DATA_DIR: newFolder('data'), HOST: 'localhost', SERVER_RENDERING: 'off', ...env });

async function startTwo(env: Record<string, string>) {
  const servers = [start(env), start(env)];
  const urls = await Promise.all(servers.map(({ ready }) => ready(READY_TIMEOUT_MS)));
  return { servers, urls: urls as [string, string] };
}

const commentsAt = async (url: string, agentId: string) => {
  const response = await fetch(url + commentPaths.list(agentId));
  expect(response.status).toBe(200);
  const { comments } = (await response.json()) as { comments: { content: string }[] };
  return comments.map(({ content }) => content);
};
async function post(url: string, agentId: string, content: string): Promise<void> {
  const response = await fetch(url + commentPaths.post(agentId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullname: 'Ada Obi', content }),
  });
  expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
}

/** A reader of one server sees at once what was written on the other, although its list is in memory. */
async function seeEachOther([one, other]: [string, string]): Promise<void> {
  const { id } = await addAgent(database.db);
  for (let number = 0; number < 5; number += 1) {
    const content = `comment ${String(number)}`;
    await post(number % 2 === 0 ? one : other, id, content);
    for (const url of [other, one]) expect(await commentsAt(url, id)).toContain(content);
  }
}

describe.skipIf(!hasPgBouncer)(
  `PgBouncer in front of the database (${hasPgBouncer ? 'installed' : 'NOT INSTALLED: skipped'})`,
  () => {
    beforeAll(async () => {
      postgres = await startTcpPostgres(join(folder, 'postgres'));
      database = openDatabase({ connectionString: postgres.url }, () => undefined, { timeoutFactor: 12 });
      const [transaction, session] = [
        await startPgBouncer(join(folder, 'transaction'), postgres.url, {
          default_pool_size: String(POOL_SIZE),
        }),
        await startPgBouncer(join(folder, 'session'), postgres.url, {
          pool_mode: 'session',
          ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout',
        }),
      ];
      [byTransaction, bySession] = [transaction.url, session.url];
      closers.push(database.close, transaction.stop, session.stop, postgres.stop);
    });
    afterAll(async () => {
      for (const close of closers) await close();
    });

    it('no server and no command starts in transaction mode without a direct address, and both say why in a line', async () => {
      const server = start({ DATABASE_URL: byTransaction });
      expect(await server.ended()).toBe(1);
      expect(server.stderr()).toMatch(
        /^.*DATABASE_URL: a pooler is in front of .* Set DATABASE_DIRECT_URL .*\n$/,
      );
      const command = await dbCommand(['migrate'], {
        DATABASE_URL: byTransaction,
        DATA_DIR: newFolder('data'),
      });
      expect(command).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('Set DATABASE_DIRECT_URL') as string,
      });
    });

    it('two servers migrate, read, write, see what the other has written, and run jobs in transaction mode', async () => {
      const { urls, servers } = await startTwo({
        DATABASE_URL: byTransaction,
        DATABASE_DIRECT_URL: postgres.url,
      });
      await seeEachOther(urls);

      const { id } = await addAgent(database.db);
      const visit = async (visitor: number) => {
        const url = urls[visitor % 2] ?? '';
        for (let number = 0; number < 12; number += 1) {
          await post(url, id, `load ${String(visitor)}, ${String(number)}`);
          // These read the database, by prepared statements without a pooler.
          const list = `${agentPaths.byLocation('lagos')}?limit=${String(((visitor + number) % 24) + 1)}`;
          for (const path of [agentPaths.byId(id), list]) {
            const response = await fetch(url + path);
            await response.text();
            expect(response.status).toBe(200);
          }
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
      const { rows } = await database.db.execute(
        sql`select count(*)::int as stored, count(distinct content)::int as different from comments where agent_id = ${id}`,
      );
      expect(rows).toEqual([{ stored: 12 * VISITORS, different: 12 * VISITORS }]);

      const done = async () => {
        const { rows } = await database.db.execute(
          sql`select count(*)::int as done from jobs where succeeded_at is not null`,
        );
        return rows[0]?.['done'];
      };
      await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(3);
      for (const { stderr } of servers)
        expect(
          stderr()
            .split('\n')
            .filter((line) => /"level":(4|5|6)0/.test(line)),
        ).toEqual([]);
    });

    it('requests share few connections, and statements have the time limit that they have without it', async () => {
      const pool = openDatabase({ connectionString: byTransaction }, () => undefined, { isPooled: true });
      const slow = Array.from({ length: 10 }, () =>
        pool.db.execute<{ pid: number; timeout: string }>(
          sql`select pg_backend_pid() as pid, current_setting('statement_timeout') as timeout, pg_sleep(0.1)`,
        ),
      );
      const rows = (await Promise.all(slow)).flatMap((result) => result.rows);
      await pool.close();
      expect(new Set(rows.map(({ pid }) => pid)).size).toBeLessThanOrEqual(POOL_SIZE);
      expect(new Set(rows.map(({ timeout }) => timeout))).toEqual(new Set(['10s']));
    });

    it('a backup and its verification work with the settings of the server', async () => {
      const root = join(folder, 'backups');
      const env = {
        DATABASE_URL: byTransaction,
        DATABASE_DIRECT_URL: postgres.url,
        DATA_DIR: newFolder('data'),
      };
      // No photo of these agents is stored.
      expect(await dbCommand(['backup', root], env)).toMatchObject({ status: 0 });
      const [name = ''] = readdirSync(root).filter((entry) => !entry.startsWith('.'));
      expect(await dbCommand(['verify', join(root, name)], env)).toMatchObject({ status: 0, stderr: '' });
    });

    it('visitors get 503 while the database behind it is away, and the page when it is back', async () => {
      const { urls } = await startTwo({ DATABASE_URL: byTransaction, DATABASE_DIRECT_URL: postgres.url });
      const { id } = await addAgent(database.db);
      const statuses = new Set<number>();
      let number = 0;
      const read = async () => {
        const { status } = await fetch(
          `${urls[0]}${agentPaths.byLocation('lagos')}?limit=${String((number++ % 24) + 1)}`,
        );
        statuses.add(status);
        return status;
      };
      expect(await read()).toBe(200);
      await postgres.stop();
      await expect.poll(read, { timeout: 60_000 }).toBe(503);
      for (let times = 0; times < 20; times += 1) await read();
      await postgres.start();
      await expect.poll(read, { timeout: 60_000 }).toBe(200);
      expect([...statuses].sort()).toEqual([200, 503]);
      await expect.poll(async () => (await fetch(`${urls[1]}/readyz`)).status, { timeout: 60_000 }).toBe(200);
      await post(urls[1], id, 'after the outage');
      await expect.poll(() => commentsAt(urls[0], id), { timeout: 60_000 }).toContain('after the outage');
    });

    it('no server starts whose two addresses name different databases', async () => {
      await postgres.administer('create database other');
      const { username, host } = new URL(postgres.url);
      const other = `postgres://${username}@${host}/other`;
      const server = start({ DATABASE_URL: byTransaction, DATABASE_DIRECT_URL: other });
      expect(await server.ended()).toBe(1);
      expect(server.stderr()).toContain('DATABASE_URL and DATABASE_DIRECT_URL name different databases');
    });

    it('two servers need no direct address in session mode', async () => {
      const { urls } = await startTwo({ DATABASE_URL: bySession });
      await seeEachOther(urls);
    });
  },
);
