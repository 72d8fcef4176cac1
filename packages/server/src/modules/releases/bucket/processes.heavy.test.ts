import { RELEASE_ARCHIVE, releasePaths } from '@naija/contracts/http/releases';
import { packRelease } from '@naija/releases';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { put } from '../../../../test/hosted-files.ts';
import { serverProcesses } from '../../../../test/server-process.ts';
import { useBucketSites } from '../../../../test/use-bucket-sites.ts';
import { buildRelease, KEYS } from '../../../../test/use-release-server.ts';
import { readIndex } from './release-index.ts';

const sites = useBucketSites();
const startProcess = serverProcesses();
let proxy: Server;
let isHeld = false;
let held: string[] = [];

/** Forwards requests to the bucket; delays the switch of releases on request. */
beforeEach(async () => {
  [isHeld, held] = [false, []];
  const { port } = new URL(new URL(sites.env.STORAGE_URL).searchParams.get('endpoint') ?? '');
  proxy = createServer((from, to) => {
    const { method, url = '', headers } = from;
    if (isHeld && method === 'PUT' && url.includes('releases/index.json')) return void held.push(url);
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.destroy());
    from.pipe(passed);
  }).listen(0, '127.0.0.1');
  await vi.waitUntil(() => proxy.listening, 60_000);
});
afterEach(() => {
  proxy.closeAllConnections();
  proxy.close();
});

function settings(dataDir: string): Record<string, string> {
  const endpoint = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  const shell = join(sites.folder, 'shell');
  put(join(shell, 'index.html'), '<!doctype html><title>x</title>');
  const sha256 = createHash('sha256').update(KEYS.directory).digest('hex');
  return {
    ...sites.env,
    STORAGE_URL: sites.env.STORAGE_URL.replace(/endpoint=[^&]*/, `endpoint=${endpoint}`),
    DATABASE_URL: sites.database.url,
    DATA_DIR: dataDir,
    // Releases of tests fit no built shell.
    SHELL_DIR: shell,
    PUBLISH_KEYS: `directory:${sha256}`,
  };
}

async function registryOf(origin: string): Promise<string> {
  return (await fetch(`${origin}/remotes.json`)).text();
}

async function publish(origin: string, version: string): Promise<number> {
  const built = mkdtempSync(join(sites.folder, 'built-'));
  buildRelease(built, { version });
  const { status } = await fetch(origin + releasePaths.publish('directory', version), {
    method: 'PUT',
    body: new Uint8Array(await buffer(packRelease(built))),
    headers: { authorization: `Bearer ${KEYS.directory}`, 'content-type': RELEASE_ARCHIVE },
  });
  return status;
}

it('a server process serves what another one has published as soon as it is told, long before it looks for itself', async () => {
  const [one, other] = ['one-', 'other-'].map((name) =>
    startProcess(settings(mkdtempSync(join(sites.folder, name)))),
  );
  const [origin = '', otherOrigin = ''] = await Promise.all([one?.ready(), other?.ready()]);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    expect(await publish(origin, version)).toBe(201);
    const file = `${otherOrigin}/remotes/directory/${version}/remoteEntry.js`;
    // A process polls once a minute.
    await vi.waitUntil(async () => (await registryOf(otherOrigin)).includes(`/directory/${version}/`), {
      timeout: 15_000,
      interval: 10,
    });
    expect((await fetch(file)).status).toBe(200);
  }
});

it('a server that is killed between upload and switch has changed nothing, and blocks no other server', async () => {
  const doomed = startProcess(settings(mkdtempSync(join(sites.folder, 'doomed-'))));
  const origin = await doomed.ready();
  expect(await publish(origin, '1.0.0')).toBe(201);
  const other = await sites.start();
  const before = await readIndex(sites.store);
  isHeld = true;
  const aborted = publish(origin, '1.1.0').catch((error: unknown) => error);
  await vi.waitUntil(() => held.length > 0, { timeout: 30_000 });
  doomed.signal('SIGKILL');
  expect(await aborted).toBeInstanceOf(Error);
  expect(await readIndex(sites.store)).toEqual(before);
  expect(await other.listed()).toEqual(['1.0.0']);

  isHeld = false;
  expect(await other.publish({ version: '1.2.0' })).toBe('1.2.0');
  // A new machine has only the settings.
  const next = startProcess(settings(mkdtempSync(join(sites.folder, 'next-'))));
  const registry = await registryOf(await next.ready());
  expect(registry).toContain('/remotes/directory/1.2.0/');
  expect(registry).not.toContain('/remotes/directory/1.1.0/');
});
