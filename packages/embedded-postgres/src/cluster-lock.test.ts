import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { tryLock } from './cluster-lock.ts';

let folder: string;
let file: string;
let heir: ChildProcess | undefined;

/** Takes the lock, hands it to a child as it is handed to the cluster, and lets go of it here. */
async function giveToHeir(): Promise<ChildProcess> {
  const lock = await tryLock(file);
  if (lock === undefined) throw new Error('the lock is not free');
  heir = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore', lock] });
  await once(heir, 'spawn');
  fs.closeSync(lock);
  return heir;
}

async function isFree(): Promise<boolean> {
  const lock = await tryLock(file);
  if (lock !== undefined) fs.closeSync(lock);
  return lock !== undefined;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-lock-'));
  file = path.join(folder, 'lock');
});

afterEach(() => {
  heir?.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the lock of a cluster', () => {
  it('goes to one of many who ask at once', async () => {
    const locks = await Promise.all(Array.from({ length: 8 }, () => tryLock(file)));
    const held = locks.filter((lock) => lock !== undefined);
    for (const lock of held) fs.closeSync(lock);
    expect(held).toHaveLength(1);
  });

  it('is kept by a holder that is stopped, however old the file looks', async () => {
    const holder = await giveToHeir();
    holder.kill('SIGSTOP');
    fs.utimesSync(file, 0, 0);
    expect(await isFree()).toBe(false);
  });

  it('is free as soon as a killed holder is gone', async () => {
    const holder = await giveToHeir();
    expect(await isFree()).toBe(false);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await isFree()).toBe(true);
  });
});
