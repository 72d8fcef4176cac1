import { releasePaths, RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { tarOf } from '../../../test/hostile-tar.ts';
import { type RawRequest, useRawRequests } from '../../../test/raw-socket.ts';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';
import { removeStaleUploads } from './upload-folder.ts';

const site = useReleaseServer();
const WAIT = { timeout: 60_000, interval: 5 };
const sendHead = useRawRequests();

/** Begins to publish; without a content length the body comes in chunks. */
function begin(length?: number): RawRequest {
  return sendHead(
    {
      method: 'PUT',
      url: releasePaths.publish('directory', '1.0.0'),
      headers: {
        authorization: `Bearer ${KEYS.directory}`,
        'content-type': RELEASE_ARCHIVE,
        ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
      },
    },
    site.port(),
  );
}

function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

const isUnderWay = () => vi.waitUntil(() => site.stored().some((name) => name.startsWith('.upload-')), WAIT);
const nothingIsLeft = () => vi.waitUntil(() => site.stored().length === 0, WAIT);

describe('nothing is stored or switched if a client', () => {
  it.each([0, 600, 1_600])('disconnects %i bytes into the archive', async (sent) => {
    const archive = await site.archive();
    const { socket } = begin(archive.length);
    socket.write(archive.subarray(0, sent));
    await isUnderWay();
    socket.resetAndDestroy();
    await nothingIsLeft();
    expect(await site.listed('directory')).toEqual([]);
  });

  it('announces more than it sends', async () => {
    const archive = await site.archive();
    const { socket } = begin(archive.length + 10_000);
    socket.write(archive);
    await isUnderWay();
    socket.end();
    await nothingIsLeft();
    expect(await site.listed('directory')).toEqual([]);
  });

  it('announces less than it sends', async () => {
    const archive = await site.archive();
    const { socket, received } = begin(700);
    socket.write(archive);
    await vi.waitUntil(() => received().includes('HTTP/1.1 4'), WAIT);
    await nothingIsLeft();
    expect(await site.listed('directory')).toEqual([]);
  });

  it('announces too much, and is refused before sending it', async () => {
    const { received } = begin(2 ** 40);
    await vi.waitUntil(() => received().includes('HTTP/1.1 413'), WAIT);
    await nothingIsLeft();
  });

  it('sends without end or length', async () => {
    const { socket, received } = begin();
    const megabyte = chunk(Buffer.alloc(1_000_000));
    const isAnswered = () => received().includes('HTTP/1.1 413');
    const goOn = () => {
      if (!isAnswered()) socket.write(megabyte, goOn);
    };
    goOn();
    await vi.waitUntil(isAnswered, WAIT);
    await nothingIsLeft();
  });
});

it('an archive is refused at its first bad entry, and the connection stays usable', async () => {
  const { socket, received } = begin(1_000_000);
  const link = tarOf([{ name: 'out', type: '2', linkTo: '../..' }]);
  socket.write(link);
  await vi.waitUntil(() => received().includes('HTTP/1.1 422'), WAIT);
  socket.write(Buffer.alloc(1_000_000 - link.length));
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitUntil(() => received().includes('HTTP/1.1 200'), WAIT);
});

it('a release in many small chunks arrives complete', async () => {
  const archive = await site.archive();
  const { socket, received } = begin();
  for (let at = 0; at < archive.length; at += 100) socket.write(chunk(archive.subarray(at, at + 100)));
  socket.write('0\r\n\r\n');
  await vi.waitUntil(() => received().includes('HTTP/1.1 201'), WAIT);
  expect(await site.listed('directory')).toEqual(['1.0.0']);
});

it('a third concurrent release is refused with 503, and accepted once another has ended', async () => {
  const archive = await site.archive();
  const [one, two] = [begin(archive.length), begin(archive.length)];
  await vi.waitUntil(() => site.stored().filter((name) => /^\.upload-\w+$/.test(name)).length === 2, WAIT);
  const { status, headers } = await site.publish('auth');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  one.socket.resetAndDestroy();
  two.socket.write(archive);
  await vi.waitUntil(() => two.received().includes('HTTP/1.1 201'), WAIT);
  await vi.waitUntil(() => !site.stored().some((name) => name.startsWith('.upload-')), WAIT);
  expect((await site.publish('auth')).status).toBe(201);
});

it('leftovers of a killed server are removed after an hour, and nothing else', async () => {
  const now = new Date();
  for (const [name, minutes] of [
    ['.upload-old', 61],
    ['.upload-new', 59],
    ['directory', 61],
  ] as const) {
    const folder = join(site.remotes, name);
    mkdirSync(folder);
    const then = new Date(now.getTime() - minutes * 60_000);
    utimesSync(folder, then, then);
  }
  await removeStaleUploads(site.remotes, now);
  expect(site.stored()).toEqual(['.upload-new', 'directory']);
  await removeStaleUploads(join(site.remotes, 'none'), now);
  expect(existsSync(join(site.remotes, 'none'))).toBe(false);
});
