import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '@naija/tooling/workspaces';

const START = path.join(ROOT, 'packages/tooling/src/start.mjs');

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'naija-start-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));

/** Starts it as `npm start` does, in a process group of its own as a terminal would. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [START], {
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, DEMO_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const keep = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { group: -(child.pid ?? 0), exited, output: () => output };
}

/** Everything that still runs in a folder below the data folder or was started with it on its command line. */
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
  // It looks first whether anything is to be built, which takes a busy machine its time.
  await expect.poll(output, { timeout: 120_000 }).toContain('NaijaAgents is ready on http://localhost:');
  expect(await processesOf(dataDir), 'the database runs').not.toEqual([]);
  process.kill(group, 'SIGINT');
  expect((await exited)[0]).toBe(0);
  await expect.poll(() => processesOf(dataDir)).toEqual([]);
});

test('a taken port is one clear line that names a way on', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exited, output } = start({ PORT: String(port) });
  expect((await exited)[0]).toBe(1);
  expect(output().trim().split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(`^Port ${String(port)} is already in use.*PORT=${String(port + 1)} npm start`),
    ),
  ]);
  other.close();
});

test('settings that cannot be used are all listed, without a stack', async () => {
  const { exited, output } = start({ PORT: 'many', LOG_LEVEL: 'loud' });
  expect((await exited)[0]).toBe(1);
  expect(output()).toContain('PORT=many');
  expect(output()).toContain('LOG_LEVEL=loud');
  expect(output()).not.toContain('    at ');
});
