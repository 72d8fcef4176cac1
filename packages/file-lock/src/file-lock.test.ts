import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { childProcesses } from '../test/child-process.ts';
import { LockTimeoutError, tryLock, withFileLock } from './index.ts';

const startHolder = childProcesses(new URL('../test/lock-holder.ts', import.meta.url));
const TIMEOUT_MS = 10_000;
const SHORT_TIMEOUT_MS = 200;

let folder: string;
let file: string;
let inheritor: ChildProcess | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => {
  inheritor?.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

async function isFree(): Promise<boolean> {
  const lock = await tryLock(file);
  if (lock !== undefined) fs.closeSync(lock);
  return lock !== undefined;
}

/** Takes the lock, passes the descriptor on to a child and closes its own copy. */
async function lockInChild(): Promise<ChildProcess> {
  const lock = await tryLock(file);
  if (lock === undefined) throw new Error('the lock is not free');
  inheritor = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore', lock] });
  await once(inheritor, 'spawn');
  fs.closeSync(lock);
  return inheritor;
}

test('one of many simultaneous callers gets the lock', async () => {
  const locks = await Promise.all(Array.from({ length: 8 }, () => tryLock(file)));
  const held = locks.filter((lock) => lock !== undefined);
  for (const lock of held) fs.closeSync(lock);
  expect(held).toHaveLength(1);
});

test('work under the lock waits until another process has released it', async () => {
  const holder = await startHolder(file);
  let isDone = false;
  const work = withFileLock(file, TIMEOUT_MS, () => Promise.resolve((isDone = true)));
  await expect(withFileLock(file, SHORT_TIMEOUT_MS, () => Promise.resolve())).rejects.toThrow(
    LockTimeoutError,
  );
  expect(isDone).toBe(false);
  holder.send('release');
  expect(await work).toBe(true);
});

test('the lock of a killed process is free at once', async () => {
  const holder = await startHolder(file);
  expect(await isFree()).toBe(false);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await withFileLock(file, SHORT_TIMEOUT_MS, () => Promise.resolve('done'))).toBe('done');
});

test('a process that hangs keeps the lock, however old the file looks, and others get a timeout error', async () => {
  const holder = await startHolder(file);
  holder.kill('SIGSTOP');
  fs.utimesSync(file, 0, 0);
  await expect(withFileLock(file, SHORT_TIMEOUT_MS, () => Promise.resolve())).rejects.toThrow(
    new LockTimeoutError(`${file} was held by another process for over 200 ms`),
  );
});

test('a child that inherits the descriptor keeps the lock until it ends', async () => {
  const child = await lockInChild();
  expect(await isFree()).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isFree()).toBe(true);
});

test('work of many callers runs one after the other, also after a failure, and leaves no file', async () => {
  let running = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      withFileLock(file, TIMEOUT_MS, async () => {
        running += 1;
        await new Promise((resolve) => setTimeout(resolve));
        const isAlone = running === 1;
        running -= 1;
        if (index % 4 === 0) throw new Error('failed');
        return isAlone;
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(results.every((result) => result.status === 'rejected' || result.value)).toBe(true);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a lock file that another process has removed and created again is not removed', async () => {
  await withFileLock(file, TIMEOUT_MS, async () => {
    fs.rmSync(file);
    await startHolder(file);
  });
  expect(await isFree()).toBe(false);
});
