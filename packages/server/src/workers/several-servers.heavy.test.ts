import { photoUrl } from '@naija/contracts/domain/photos';
import { eq } from 'drizzle-orm';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent } from '../../test/agents.ts';
import { createSession } from '../../test/identity.ts';
import { freePort } from '../../test/free-port.ts';
import { hasNginx, startNginx, type ProxiedRequest, type Proxy } from '../../test/nginx.ts';
import { startS3Server, type S3Server } from '../../test/s3-server.ts';
import { serverProcesses } from '../../test/server-process.ts';
import { startTcpPostgres, type TcpPostgres } from '../../test/tcp-postgres.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { changePhotos, visit } from '../../test/visitors.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { agents, comments } from '../database/schema.ts';

/** Immediate on a quiet machine; a query times out after 10 s. */
const EARLY_MS = 6_000;
const READY_TIMEOUT_MS = 300_000;
const folder = tempFolder();
const startProcess = serverProcesses();
let postgres: TcpPostgres;
let database: Database;
let bucket: S3Server;
let ports: number[];
let proxy: Proxy | undefined;

beforeAll(async () => {
  postgres = await startTcpPostgres(join(folder, 'postgres'));
  database = openDatabase({ connectionString: postgres.url }, () => undefined, { timeoutFactor: 12 });
  bucket = await startS3Server(join(folder, 'bucket'));
  ports = [await freePort(), await freePort(), await freePort()];
  mkdirSync(join(folder, 'nginx'));
  if (hasNginx) proxy = await startNginx(join(folder, 'nginx'), await freePort(), ports);
});
afterAll(async () => {
  await proxy?.stop();
  await database.close();
  await postgres.stop();
  await bucket.stop();
});

/** Photos, uploads and releases are in the bucket, as with separate machines. */
function startServer(port: number) {
  return startProcess({
    ...bucket.env,
    DATA_DIR: join(folder, `data-${String(port)}`),
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOST: 'localhost',
    SERVER_RENDERING: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOW_REMOTE_DEVELOPMENT: 'on',
  });
}

/** A server whose processor is busy with other tests responds 503, and asks for a repeat. */
const failed = (requests: ProxiedRequest[]) =>
  requests.filter(({ status, upstream_status }) => status >= 400 && upstream_status !== '503');
/** Requests that nginx sent to a second process. */
const repeated = (requests: ProxiedRequest[]) => requests.filter(({ upstream }) => upstream.includes(','));

/** The last confirmed photo is the one of the profile, and visitors get it. */
async function hasLastPhoto(agentId: string, bios: string[], url: string): Promise<void> {
  const [agent] = await database.db.select().from(agents).where(eq(agents.id, agentId));
  expect(agent?.bio).toBe(bios.at(-1));
  const photo = await fetch(url + photoUrl(agent?.image ?? '', 96, 'webp'));
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
}

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
    it('one is killed and one redeployed under load: no confirmed comment or photo is lost, none is stored twice, and no request fails', async () => {
      const servers = ports.map(startServer);
      await Promise.all(servers.map(({ ready }) => ready(READY_TIMEOUT_MS)));
      const [one, other] = servers;
      const agent = await addAgent(database.db);
      const { url, log } = proxy as Proxy;
      const load = visit(url, agent.id);
      const photos = changePhotos(url, await createSession(database.db, agent.id, new Date()));
      const more = async (count: number) => {
        const goal = load.acknowledged.length + count;
        await expect.poll(() => load.acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(goal);
      };
      await more(40);
      one?.signal('SIGKILL');
      await one?.ended();
      await more(40);
      const beforeDeploy = log().length;
      other?.signal('SIGTERM');
      expect(await other?.ended()).toBe(0);
      const [first, second] = [startServer(ports[0] ?? 0), startServer(ports[1] ?? 0)];
      await Promise.all([first.ready(READY_TIMEOUT_MS), second.ready(READY_TIMEOUT_MS)]);
      const inUse = () =>
        new Set(
          log()
            .slice(-60)
            .map(({ upstream }) => upstream),
        ).size;
      await expect.poll(inUse, { message: 'processes in use', timeout: 300_000 }).toBe(3);
      await Promise.all([load.stop(), photos.stop()]);
      await storedOnce(load.acknowledged);
      await hasLastPhoto(agent.id, photos.acknowledged, url);
      const requests = log();
      // These requests can be repeated, so neither deployment nor kill makes one fail.
      expect(failed(requests)).toEqual([]);
      expect(repeated(requests).length).toBeGreaterThan(0);
      console.log(
        `${String(load.acknowledged.length)} comments and ${String(photos.acknowledged.length)} photos acknowledged, ` +
          `${String(requests.length)} requests, ` +
          `${String(repeated(requests).length)} sent to a second process, ${String(beforeDeploy)} before the deployment`,
      );
    }, 900_000);
  },
);

it('every request responds 503 while the database server is stopped, long before a query times out, and succeeds once it runs', async () => {
  const server = startServer(await freePort());
  const url = await server.ready(READY_TIMEOUT_MS);
  const { id } = await addAgent(database.db, { email: 'stopped@example.com' });
  const path = `/api/v1/user/${id}`;
  const request = async () => {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(EARLY_MS) });
    await response.text();
    return [response.status, response.headers.get('retry-after')];
  };
  await expect.poll(async () => (await request())[0], { timeout: 60_000 }).toBe(200);
  await postgres.stop();
  for (let count = 0; count < 10; count += 1) {
    expect(await request()).toEqual([503, '5']);
  }
  await postgres.start();
  await expect.poll(async () => (await request())[0], { timeout: 60_000 }).toBe(200);
}, 600_000);
