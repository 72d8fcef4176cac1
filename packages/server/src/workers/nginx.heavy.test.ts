import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { SITE_HEADER } from '@naija/contracts/http/paths';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent } from '../../test/agents.ts';
import { CLOSED_PORT, freePort } from '../../test/free-port.ts';
import { movableAddress } from '../../test/movable-address.ts';
import { hasNginx, startNginx } from '../../test/nginx.ts';
import { serverProcesses, type ServerProcess } from '../../test/server-process.ts';
import { startTcpPostgres, type TcpPostgres } from '../../test/tcp-postgres.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { openDatabase, type Database } from '../database/database.ts';

const READY_TIMEOUT_MS = 300_000;
const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;
const folder = tempFolder();
const startProcess = serverProcesses();
let postgres: TcpPostgres;
let database: Database;
/** Functions that end what a test has started. */
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  postgres = await startTcpPostgres(join(folder, 'postgres'));
  database = openDatabase({ connectionString: postgres.url }, () => undefined);
});
afterAll(async () => {
  for (const end of ends) await end();
  await database.close();
  await postgres.stop();
});

/** A connection to the database that can be cut. */
async function wayToDatabase() {
  const way = await movableAddress(postgres.url);
  ends.push(way.close);
  return way;
}

async function startServer(
  port: number,
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = startProcess({
    DATA_DIR: join(folder, `data-${String(port)}`),
    REMOTES_DIR: join(folder, 'remotes'),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: 'localhost',
    SERVER_RENDERING: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOW_REMOTE_DEVELOPMENT: 'on',
    ...more,
  });
  await server.ready(READY_TIMEOUT_MS);
  return server;
}

function folderOf(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

describe.skipIf(!hasNginx)(
  `nginx (${hasNginx ? 'installed' : 'NOT INSTALLED: skipped'}) before three servers`,
  () => {
    it('lets no read fail while one has lost its database, and passes on what they say while all have', async () => {
      const ports = [await freePort(), await freePort(), await freePort()];
      const [first, ...others] = await Promise.all(ports.map(wayToDatabase));
      for (const [index, way] of [first, ...others].entries())
        await startServer(ports[index] ?? 0, way?.url ?? '');
      const { id } = await addAgent(database.db);
      const proxy = await startNginx(folderOf('outage'), await freePort(), ports);
      ends.push(proxy.stop);
      const read = async () => {
        const { status, headers } = await fetch(proxy.url + agentPaths.byId(id));
        return [status, headers.get(SITE_HEADER), headers.get('retry-after')];
      };
      const reads = (count: number) => Promise.all(Array.from({ length: count }, read));

      first?.close();
      const asked = () => proxy.log().filter(({ upstream }) => upstream.includes(',')).length;
      // Waits until the disconnected server was asked a few times.
      while (asked() < 3) expect(await reads(20)).toEqual(Array(20).fill([200, '1', null]));

      for (const { close } of others) close();
      await expect.poll(read, { timeout: 60_000 }).toEqual([503, '1', '5']);
      expect(await reads(50)).toEqual(Array(50).fill([503, '1', '5']));
    }, 900_000);

    it.skipIf(!hasOpenssl)(
      'speaks HTTP/2 over TLS, leads pages there from HTTP, tells visitors behind a CDN apart, names requests, and logs no token',
      async () => {
        const [certificate, key] = ['certificate', 'key'].map((name) => join(folder, `${name}.pem`)) as [
          string,
          string,
        ];
        const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
        execFileSync(
          'openssl',
          [
            ...[
              'req',
              '-x509',
              '-newkey',
              'rsa:2048',
              '-nodes',
              '-days',
              '2',
              '-keyout',
              key,
              '-out',
              certificate,
            ],
            ...subject,
          ],
          { stdio: 'ignore' },
        );
        const [port, plainPort, serverPort] = [await freePort(), await freePort(), await freePort()];
        const server = await startServer(serverPort, postgres.url, { LOG_LEVEL: 'debug' });
        const nginx = folderOf('public');
        // Only one of the three servers exists.
        const ports = [CLOSED_PORT, serverPort, CLOSED_PORT];
        const proxy = await startNginx(nginx, port, ports, { certificate, key, plainPort });
        ends.push(proxy.stop);

        const page = `${authPaths.sessions}?token=secret-token`;
        const plain = async (path: string) => {
          const led = await fetch(`http://127.0.0.1:${String(plainPort)}${path}`, { redirect: 'manual' });
          return [led.status, led.headers.get('location')];
        };
        expect(await plain('/login?from=mail')).toEqual([308, 'https://127.0.0.1/login?from=mail']);
        expect(await plain(page)).toEqual([403, null]);
        const weak = connectTls({
          port,
          ca: readFileSync(certificate),
          maxVersion: 'TLSv1.2',
          ciphers: 'AES128-SHA',
        });
        await expect(once(weak, 'secureConnect')).rejects.toThrow(/handshake failure/);

        const session = connectHttp2(proxy.url, { ca: readFileSync(certificate) });
        const get = async (path: string, from: string) => {
          const stream = session.request({
            ':path': path,
            'x-forwarded-for': from,
            'x-request-id': 'chosen-by-a-visitor',
          });
          const [headers] = (await once(stream, 'response')) as [Record<string, string>];
          await text(stream);
          return headers;
        };
        const answers = [];
        for (const from of ['105.112.0.1', '197.210.64.7']) answers.push(await get(page, from));
        session.close();
        expect(answers.map(({ ':status': status }) => status)).toEqual([401, 401]);
        const hsts = answers.map(({ 'strict-transport-security': header }) => header);
        expect(hsts).toEqual(Array(2).fill('max-age=31536000; includeSubDomains'));
        const ids = answers.map(({ 'x-request-id': id }) => id);
        // nginx writes its log after the response.
        await expect.poll(() => proxy.log().map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
        expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id ?? ''))).toEqual([]);
        await expect.poll(() => ids.filter((id) => !server.stderr().includes(String(id)))).toEqual([]);
        expect(server.stderr()).toContain('105.112.0.0');
        expect(server.stderr()).toContain('197.210.64.0');
        await proxy.stop();
        const logs = readdirSync(nginx).filter((name) => name.endsWith('.log'));
        const written = [...logs.map((name) => readFileSync(join(nginx, name), 'utf8')), server.stderr()];
        expect(written.filter((log) => log.includes('secret-token'))).toEqual([]);
      },
      300_000,
    );
  },
);
