import { familyOf } from '@naija/embedded-postgres/test';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { serverProcesses, type ServerProcess } from '../../test/server-process.ts';
import { tempFolder } from '../../test/temp-folder.ts';

const POLL = { timeout: 60_000, interval: 50 };
const folder = tempFolder();
const startProcess = serverProcesses();
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
});

const startWorkers = (env = {}) =>
  startProcess({ DATA_DIR: dataDir, WORKERS: '2', SERVER_RENDERING: 'off', LOG_LEVEL: 'info', ...env });
const workersOf = (server: ServerProcess) => familyOf(server.pid).slice(1).sort();

/** Uses another connection; returns the status, or why there is none. */
async function statusOf(url: string): Promise<number | string> {
  const request = get(`${url}/healthz`, { agent: false });
  try {
    const [response] = (await once(request, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    return response.statusCode;
  } catch (error) {
    return String(error);
  }
}

it('two workers share a port and one embedded database; one that is killed is replaced, and a signal ends all', async () => {
  const server = startWorkers();
  const url = await server.ready();
  const [one = 0, other = 0] = workersOf(server);
  expect(await statusOf(url)).toBe(200);
  process.kill(one, 'SIGKILL');
  await expect.poll(() => workersOf(server).filter((pid) => pid !== one).length, POLL).toBe(2);
  expect(await statusOf(url)).toBe(200);
  expect(workersOf(server)).toContain(other);
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(server.stdout()).toBe(`NaijaAgents is ready on ${url}\n`);
  expect(server.stderr()).toContain('a worker was ended by SIGKILL; another takes its place');
});

it('SIGHUP replaces all workers, and no visitor notices', async () => {
  const server = startWorkers();
  const url = await server.ready();
  const old = workersOf(server);
  const seen = new Set<number | string>();
  const restarted = new AbortController();
  const visiting = (async () => {
    while (!restarted.signal.aborted) seen.add(await statusOf(url));
  })();
  server.signal('SIGHUP');
  await expect.poll(() => server.stderr(), POLL).toContain('all workers were replaced');
  restarted.abort();
  await visiting;
  expect([...seen]).toEqual([200]);
  expect(workersOf(server).filter((pid) => old.includes(pid))).toEqual([]);
  expect(workersOf(server)).toHaveLength(2);
});

it('what no worker can start for is said once', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const server = startWorkers({ PORT: String(port), LOG_LEVEL: 'silent' });
  expect(await server.ended()).toBe(1);
  taken.close();
  expect(server.stderr()).toBe(
    `Port ${String(port)} is already in use. Stop what uses it, or choose another: PORT=${String(port + 1)} npm start\n` +
      'The first worker could not start, and so none did\n',
  );
});
