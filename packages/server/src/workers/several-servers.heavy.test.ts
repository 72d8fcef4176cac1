import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent } from '../../test/agents.ts';
import { freePort } from '../../test/free-port.ts';
import { hasNginx, startNginx, type ProxiedRequest, type Proxy } from '../../test/nginx.ts';
import { serverProcesses } from '../../test/server-process.ts';
import { startTcpPostgres, type TcpPostgres } from '../../test/tcp-postgres.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { comments } from '../database/schema.ts';

const READY_TIMEOUT_MS = 300_000;
const CLIENTS = 6;
/** Where photos and releases are: a folder that all processes share. */
const STORAGE = (folder: string) => ({ DATA_DIR: join(folder, 'data') });
const folder = tempFolder();
const startProcess = serverProcesses();
let postgres: TcpPostgres;
let database: Database;
let ports: number[];
let proxy: Proxy | undefined;

beforeAll(async () => {
  postgres = await startTcpPostgres(join(folder, 'postgres'));
  database = openDatabase({ connectionString: postgres.url }, () => undefined, { timeoutFactor: 12 });
  ports = [await freePort(), await freePort(), await freePort()];
  mkdirSync(join(folder, 'nginx'));
  if (hasNginx) proxy = await startNginx(join(folder, 'nginx'), await freePort(), ports);
});
afterAll(async () => {
  await proxy?.stop();
  await database.close();
  await postgres.stop();
});

function startServer(port: number) {
  return startProcess({
    ...STORAGE(folder),
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOST: 'localhost',
    SERVER_RENDERING: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOW_REMOTE_DEVELOPMENT: 'on',
  });
}

interface Load {
  /** Texts of comments that a server has confirmed. */
  acknowledged: string[];
  stop: () => Promise<void>;
}

/** Visitors who read, and comment until a server confirms it, as browsers do, with the same key. */
function visit(url: string, agentId: string): Load {
  const stopping = new AbortController();
  const acknowledged: string[] = [];
  const read = (path: string) =>
    fetch(url + path).then(
      (response) => response.text(),
      () => undefined,
    );
  const comment = async () => {
    const content = `Honest ${randomUUID()}`;
    const key = randomUUID();
    const post = () =>
      fetch(`${url}/api/v1/comment/${agentId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ fullname: 'Ada Obi', content }),
      }).then(
        async (response) => {
          await response.text();
          return response.status === 201;
        },
        () => false,
      );
    while (!(await post())) await sleep(100);
    acknowledged.push(content);
  };
  const visitor = async () => {
    while (!stopping.signal.aborted) {
      await read('/api/v1/user/location/lagos');
      await comment();
      await read(`/api/v1/comment/getAll/${agentId}`);
    }
  };
  const visitors = Array.from({ length: CLIENTS }, visitor);
  return {
    acknowledged,
    async stop() {
      stopping.abort();
      await Promise.all(visitors);
    },
  };
}

const failed = (requests: ProxiedRequest[]) => requests.filter(({ status }) => status >= 400);
/** What a second process has answered. */
const repeated = (requests: ProxiedRequest[]) => requests.filter(({ upstream }) => upstream.includes(','));

async function storedOnce(acknowledged: string[]): Promise<void> {
  const rows = await database.db.select({ content: comments.content }).from(comments);
  const stored = rows.map(({ content }) => content);
  expect(new Set(stored).size, 'stored twice').toBe(stored.length);
  expect(
    acknowledged.filter((content) => !stored.includes(content)),
    'lost',
  ).toEqual([]);
}

describe.skipIf(!hasNginx)(
  `three servers behind nginx (${hasNginx ? 'installed' : 'NOT INSTALLED: skipped'})`,
  () => {
    it('one is killed and one deployed anew under load: no confirmed comment is lost or stored twice, and no request fails', async () => {
      const servers = ports.map(startServer);
      await Promise.all(servers.map(({ ready }) => ready(READY_TIMEOUT_MS)));
      const [one, other] = servers;
      const agent = await addAgent(database.db);
      const { url, log } = proxy as Proxy;
      const load = visit(url, agent.id);
      const more = async (count: number) => {
        const goal = load.acknowledged.length + count;
        await expect.poll(() => load.acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(goal);
      };
      await more(100);
      one?.signal('SIGKILL');
      await one?.ended();
      await more(100);
      const beforeDeploy = log().length;
      other?.signal('SIGTERM');
      expect(await other?.ended()).toBe(0);
      const [first, second] = [startServer(ports[0] ?? 0), startServer(ports[1] ?? 0)];
      await Promise.all([first.ready(READY_TIMEOUT_MS), second.ready(READY_TIMEOUT_MS)]);
      await more(200);
      await load.stop();
      await storedOnce(load.acknowledged);
      const requests = log();
      // Neither the deployment nor the kill: all of these requests can be repeated.
      expect(failed(requests)).toEqual([]);
      expect(repeated(requests).length).toBeGreaterThan(0);
      expect(new Set(requests.slice(-150).map(({ upstream }) => upstream)).size, 'processes in use').toBe(3);
      console.log(
        `${String(load.acknowledged.length)} comments acknowledged, ${String(requests.length)} requests, ` +
          `${String(repeated(requests).length)} sent to a second process, ${String(beforeDeploy)} before the deployment`,
      );
    }, 900_000);
  },
);

it('a database server that is stopped is 503 within 2 s for every request, and used again within 5 s of its start', async () => {
  const server = startServer(await freePort());
  const url = await server.ready(READY_TIMEOUT_MS);
  const { id } = await addAgent(database.db, { email: 'stopped@example.com' });
  const path = `/api/v1/user/${id}`;
  const request = async () => {
    const begun = performance.now();
    const response = await fetch(url + path);
    await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      ms: performance.now() - begun,
    };
  };
  expect((await request()).status).toBe(200);
  await postgres.stop();
  for (let count = 0; count < 10; count += 1) {
    const { status, retryAfter, ms } = await request();
    expect([status, retryAfter]).toEqual([503, '5']);
    expect(ms).toBeLessThan(2_000);
  }
  await postgres.start();
  await expect.poll(async () => (await request()).status, { timeout: 5_000 }).toBe(200);
}, 600_000);
