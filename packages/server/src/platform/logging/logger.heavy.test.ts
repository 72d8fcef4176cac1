import { authPaths } from '@naija/contracts/http/auth';
import { reportPaths } from '@naija/contracts/http/reports';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';

const MODES = ['test', 'development'];
const folder = tempFolder();
const startProcess = serverProcesses();
const database = useDatabase();

describe.each(MODES)('the log in %s', (mode) => {
  let output = '';
  const paths = [authPaths.verify('secret'), '/verified?token=secret', '/set-password?token=secret#secret'];
  const report = { remote: 'registry', version: mode, kind: 'registry', message: 'a\u202enidma\u2066' };

  // Starting a server takes longer than the tests, so they share one.
  beforeAll(async () => {
    const server = startProcess({
      DATA_DIR: join(folder, mode),
      DATABASE_URL: database.url,
      NODE_ENV: mode,
      LOG_LEVEL: 'trace',
    });
    const url = await server.ready();
    for (const path of paths) await fetch(url + path);
    await fetch(url + authPaths.resetPassword('secret'), { method: 'POST', body: 'not JSON' });
    await fetch(`${url}/%zz?token=secret`);
    await fetch(url + reportPaths.report, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    const named = ['/auth/verify', '/verified', '/set-password', '/auth/reset-password', '/%zz', 'nidma'];
    await vi.waitUntil(() => named.every((path) => server.stderr().includes(path)), { timeout: 60_000 });
    server.signal('SIGTERM');
    await server.ended();
    output = server.stderr();
  });

  it('names the requested path, and no token', () => {
    expect(output).not.toContain('secret');
  });

  it('has the message of a report without its bidirectional controls', () => {
    expect(output).toContain('nidma');
    expect(output).not.toMatch(/\p{Cf}/u);
  });
});

it('a log and a security log on a full disk end nothing', async () => {
  const server = startProcess(
    {
      DATA_DIR: join(folder, 'full'),
      DATABASE_URL: database.url,
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      SECURITY_LOG: '/dev/full',
    },
    ['sh', '-c', 'exec "$@" 2>/dev/full', 'sh'],
  );
  const url = await server.ready();
  const statuses: number[] = [];
  for (let request = 0; request < 20; request += 1)
    statuses.push((await fetch(`${url}/api/v1/auth/sessions`)).status);
  expect(statuses).toEqual(new Array<number>(20).fill(401));
});

it('warnings of libraries and of Node are lines of the log', async () => {
  const warn =
    "setInterval(() => process.emitWarning('Use another version', 'OldVersionWarning'), 50).unref()";
  const server = startProcess({
    DATA_DIR: join(folder, 'warnings'),
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(warn)}`,
  });
  await server.ready();
  const warned = '"warning":"OldVersionWarning","msg":"Use another version"}\n';
  await vi.waitUntil(() => server.stderr().includes(warned), { timeout: 60_000 });
});
