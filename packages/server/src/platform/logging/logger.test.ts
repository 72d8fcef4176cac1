import { authPaths } from '@naija/contracts/http/auth';
import { reportPaths } from '@naija/contracts/http/reports';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';

const MODES = ['test', 'development'];
const folder = tempFolder();
const startProcess = serverProcesses();
const database = useDatabase();

it.each(MODES)('the log in %s names the requested path, and no token', async (mode) => {
  const server = startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    NODE_ENV: mode,
    LOG_LEVEL: 'trace',
  });
  const url = await server.ready();
  const paths = [authPaths.verify('secret'), '/verified?token=secret', '/set-password?token=secret#secret'];
  for (const path of paths) await fetch(url + path);
  await fetch(url + authPaths.resetPassword('secret'), { method: 'POST', body: 'not JSON' });
  await fetch(`${url}/%zz?token=secret`);
  const named = ['/auth/verify', '/verified', '/set-password', '/auth/reset-password', '/%zz'];
  await vi.waitUntil(() => named.every((path) => server.stderr().includes(path)), { timeout: 60_000 });
  server.signal('SIGTERM');
  await server.ended();
  expect(server.stderr()).not.toContain('secret');
});

it.each(MODES)('the log in %s escapes bidirectional controls', async (mode) => {
  const server = startProcess({
    DATA_DIR: join(folder, mode),
    DATABASE_URL: database.url,
    NODE_ENV: mode,
  });
  const url = await server.ready();
  const report = { remote: 'registry', version: mode, kind: 'registry', message: 'a\u202enidma\u2066' };
  await fetch(url + reportPaths.report, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  await vi.waitUntil(() => server.stderr().includes('nidma'), { timeout: 60_000 });
  expect(server.stderr()).toContain('a\\u202enidma\\u2066');
  expect(server.stderr()).not.toMatch(/\p{Cf}/u);
});
