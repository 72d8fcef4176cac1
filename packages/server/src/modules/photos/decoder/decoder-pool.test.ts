import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { familyOf, processesNaming } from '@naija/embedded-postgres/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { flatPng } from '../../../../test/images/png.ts';
import { processPhoto } from '../process-photo.ts';

const PROGRAM = fileURLToPath(new URL('decoder-main.mjs', import.meta.url));
const WAIT = { timeout: 60_000, interval: 10 };

const plain = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#c81414' } })
    .jpeg()
    .toBuffer();
const decoders = () => processesNaming(PROGRAM).map((line) => Number.parseInt(line, 10));
const ownDecoders = () => {
  const family = familyOf(process.pid);
  return decoders().filter((pid) => family.includes(pid));
};
/** Returns true once this process knows that its child has ended, a moment after the fact. */
function isReaped(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

it('refuses an image that exceeds the memory limit, and still decodes photos beside and after it', async () => {
  const bomb = await flatPng({ side: 7_000, depth: 16, colour: 'rgba', interlaced: true });
  const photo = await plain();
  const results = await Promise.allSettled([bomb, photo, photo].map((file) => processPhoto(file)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(results[0]).toMatchObject({ reason: { message: FIELD_MESSAGES.imageUnreadable } });
});

describe('a decoder process', () => {
  it('is replaced for the next photo after it was killed, and not before', async () => {
    await processPhoto(await plain());
    const pids = ownDecoders();
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => pids.every(isReaped), WAIT);
    await processPhoto(await plain());
    expect(ownDecoders()).toHaveLength(1);
  });

  it('ignores signals to the process group until the server ends', async () => {
    await processPhoto(await plain());
    const before = ownDecoders();
    for (const pid of before) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
    await processPhoto(await plain());
    expect(ownDecoders()).toEqual(before);
  });

  it('ends with a server that is killed', async () => {
    const server = `
      const { fork } = require('node:child_process');
      const child = fork(${JSON.stringify(PROGRAM)}, ['{"rss":1e9,"cpuMs":1e4}'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
      });
      child.once('message', () => console.log(child.pid));`;
    const parent = spawn(process.execPath, ['--eval', server], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    expect(decoders()).toContain(Number(pid));
    parent.kill('SIGKILL');
    await vi.waitUntil(() => !decoders().includes(Number(pid)), WAIT);
  });
});
