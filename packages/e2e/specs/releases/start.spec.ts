import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { releasesOf } from '@naija/contracts/remote/registry';
import { publishRelease, readRegistryFile, rollBack, type PublishOptions } from '@naija/releases';
import { ROOT } from '@naija/tooling/workspaces';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { nextRelease } from '../../support/next-release.ts';

const START = path.join(ROOT, 'packages/tooling/src/commands/start.mjs');
const SERVE = path.join(ROOT, 'packages/tooling/src/commands/serve.mjs');

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'naija-start-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));

/** Starts the site as `npm start` does, in its own process group as a terminal would. */
function start(env: Record<string, string>, script = START) {
  const child = spawn(process.execPath, [script], {
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, DEMO_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const append = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return { group: -(child.pid ?? 0), exited, output: () => output };
}

/** Command lines of processes that name a folder. */
async function processesOf(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return lines.filter((line) => line.includes(folder)).map((line) => line.replaceAll('\0', ' '));
}

test('Ctrl-C ends the server and its database and leaves no process behind', async () => {
  test.skip(process.platform !== 'linux', 'reads the list of processes from /proc');
  const { group, exited, output } = start({ PORT: '0' });
  // It first checks whether a build is needed.
  await expect.poll(output, { timeout: 120_000 }).toContain('NaijaAgents is ready on http://localhost:');
  expect(await processesOf(dataDir), 'the database runs').not.toEqual([]);
  process.kill(group, 'SIGINT');
  expect((await exited)[0]).toBe(0);
  await expect.poll(() => processesOf(dataDir)).toEqual([]);
});

const READY = 'NaijaAgents is ready on http://localhost:';

/** Starts and stops the site with a script of the repository, and returns its output. */
async function startOnce(script: string, env: Record<string, string> = {}): Promise<string> {
  const { group, exited, output } = start({ PORT: '0', ...env }, script);
  await expect.poll(output, { timeout: 120_000 }).toContain(READY);
  process.kill(group, 'SIGINT');
  expect((await exited)[0]).toBe(0);
  return output();
}

/** Versions of directory that visitors get, the default one first. */
async function listed(): Promise<string[]> {
  const registry = await readRegistryFile(path.join(dataDir, 'remotes'));
  return releasesOf(registry, 'directory').map(({ metadata }) => metadata.version);
}

/** Publishes the built remote in another version, as a team does or as an earlier start did. */
async function publish(version: string, onStart?: PublishOptions['onStart']): Promise<void> {
  const { folder, remove } = await nextRelease('directory', version);
  const who = onStart ? 'ada@desk' : 'key of directory';
  await publishRelease(folder, path.join(dataDir, 'remotes'), { who, ...(onStart && { onStart }) });
  await remove();
}

test(
  'a start keeps what a team has published or rolled back, and names the release that visitors get',
  AT_FULL_SIZE,
  async () => {
    await startOnce(START);
    const [checkout = ''] = await listed();
    expect(checkout).toMatch(/^\d/);
    await publish('8.0.0');
    const line = (version: string) =>
      `directory: the checkout (${checkout}) is not what visitors get (${version}); npm run mfe -- publish directory switches to it`;
    expect(await startOnce(START)).toContain(line('8.0.0'));
    expect(await listed()).toEqual(['8.0.0', checkout]);

    await publish('9.0.0');
    await rollBack(path.join(dataDir, 'remotes'), 'directory', { who: 'key of directory' });
    expect(await startOnce(START)).toContain(line('8.0.0'));
    expect(await listed()).toEqual(['8.0.0', checkout]);
  },
);

test(
  'a developer who edits a remote and starts again sees the change; in production a start changes nothing',
  AT_FULL_SIZE,
  async () => {
    await publish('0.0.1', { replacesOwn: true });
    // The mail server is never used.
    const production = {
      PUBLIC_URL: 'https://agents.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      HOST: 'localhost',
    };
    await startOnce(START, { NODE_ENV: 'production', ...production });
    expect(await listed()).toEqual(['0.0.1']);
    expect(await startOnce(START)).not.toContain('is not what visitors get');
    expect(await listed()).toEqual([expect.not.stringMatching(/^0\.0\.1$/), '0.0.1']);
  },
);

test('the server alone publishes nothing', async () => {
  expect(await startOnce(SERVE)).toContain(READY);
  expect(await listed()).toEqual([]);
});

test('a taken port is reported on one line with a command for another port', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exited, output } = start({ PORT: String(port) });
  expect((await exited)[0]).toBe(1);
  const errors = output()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('› '));
  expect(errors).toEqual([
    expect.stringMatching(
      new RegExp(`^Port ${String(port)} is already in use.*PORT=${String(port + 1)} npm start`),
    ),
  ]);
  other.close();
});

test('all invalid settings are listed, without a stack trace', async () => {
  const { exited, output } = start({ PORT: 'many', LOG_LEVEL: 'loud' });
  expect((await exited)[0]).toBe(1);
  expect(output()).toContain('PORT=many');
  expect(output()).toContain('LOG_LEVEL=loud');
  expect(output()).not.toContain('    at ');
});
