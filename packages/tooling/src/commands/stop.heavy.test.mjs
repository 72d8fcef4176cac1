import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../lib/free-port.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** On a busy machine, where something has to be built. */
const START_MS = 240_000;
/** Longer than the server takes to end what it has begun. */
const END_MS = 15_000;

const data = mkdtempSync(path.join(tmpdir(), 'naija-stop-'));
/** @type {import('node:child_process').ChildProcess | undefined} */
let npm;

afterEach(() => {
  // A server that was left without a parent is still of this group.
  if (npm?.pid !== undefined) tryToEnd(-npm.pid);
  rmSync(data, { recursive: true, force: true });
});

/** @param {number} group */
function tryToEnd(group) {
  try {
    process.kill(group, 'SIGTERM');
  } catch {
    // It has ended, as it should.
  }
}

test.each(['start', 'serve'])(
  'SIGTERM to npm run %s ends the server',
  { timeout: START_MS + END_MS },
  async (command) => {
    const port = await freePort();
    const folders = { DATA_DIR: data, REMOTES_DIR: path.join(data, 'remotes') };
    const env = { ...process.env, ...folders, NODE_ENV: 'test', DEMO_DATA: 'off', PORT: String(port) };
    npm = spawn('npm', ['run', command], { cwd: ROOT, env, stdio: 'ignore', detached: true });
    const url = `http://localhost:${String(port)}/readyz`;
    const isUp = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const until = Date.now() + START_MS; !(await isUp());) {
      expect(npm.exitCode).toBeNull();
      expect(Date.now()).toBeLessThan(until);
      await sleep(100);
    }
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
);
