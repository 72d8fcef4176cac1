import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { runtimeDependencies } from '../lib/workspaces.mjs';
import { packageServer } from './package-server.mjs';
import { builtReleases } from './steps.mjs';

const temporary = mkdtempSync(path.join(tmpdir(), 'naija-package-'));
const folder = path.join(temporary, 'server');
/** A new database, and code that nothing has compiled before, on a machine that runs other tests as well. */
const START = { timeout: 240_000, interval: 50 };
const cli = path.join(folder, 'packages/server/dist/cli.js');

// npm writes hundreds of packages to the disk.
beforeAll(() => packageServer(folder), 600_000);
afterAll(() => {
  rmSync(temporary, { recursive: true, maxRetries: 10 });
});

test('a package has the code of the server and of what it imports, and nothing for development', () => {
  const packages = readdirSync(path.join(folder, 'packages')).map((name) => `packages/${name}`);
  expect(packages).toEqual(runtimeDependencies('packages/server'));
  const found = packages.flatMap((name) => readdirSync(path.join(folder, name)));
  expect(new Set(found)).toEqual(new Set(['dist', 'drizzle', 'card', 'src', 'package.json']));
  for (const tool of ['vite', 'vitest', 'typescript', '@playwright', 'drizzle-kit'])
    expect(existsSync(path.join(folder, 'node_modules', tool))).toBe(false);
});

test('a package has the translations of what it mails', () => {
  const texts = path.join(folder, 'packages/server/dist/modules/sms/phone-code-text.js');
  const script = `import { phoneCodeText } from ${JSON.stringify(texts)};
    process.stdout.write(phoneCodeText({ code: '123456', host: 'agents.example', language: 'pcm' }));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(text).toContain('123456 na your NaijaAgents code.');
  expect(readdirSync(path.join(folder, 'packages/server/src'))).toEqual(['words']);
});

test('a package serves pages with a folder for its data alone', async () => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: path.join(temporary, 'data'),
    PORT: '0',
    DEMO_DATA: 'off',
  };
  const releases = builtReleases().map((release) => path.join(folder, release));
  execFileSync(process.execPath, [cli, 'releases', 'seed', ...releases], { env });
  const server = spawn(process.execPath, [path.join(folder, 'packages/server/dist/main.js')], {
    cwd: temporary,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let stdout = '';
  server.stdout.on('data', (chunk) => (stdout += String(chunk)));
  const exited = once(server, 'exit');
  const address = await vi.waitUntil(() => {
    if (server.exitCode !== null) throw new Error(`the server ended: ${stdout}`);
    return /ready on (\S+)\n/.exec(stdout)?.[1];
  }, START);
  // While the machine is busy, the database may be too slow for a request.
  await expect.poll(() => statusAndText(address)).toEqual([200, expect.stringContaining('<title>')]);
  const status = execFileSync(process.execPath, [cli, 'db', 'status'], { env, encoding: 'utf8' });
  expect(status).toMatch(/^applied {2}0000_/);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}, 300_000);

/** @param {string} address */
async function statusAndText(address) {
  const page = await fetch(address);
  return [page.status, await page.text()];
}

test('a folder that has content is refused, and left as it is', async () => {
  const before = readdirSync(folder);
  await expect(packageServer(folder)).rejects.toThrow(`${folder} is not empty: name a new folder`);
  expect(readdirSync(folder)).toEqual(before);
});
