import { releasePaths, RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tarOf } from '../../../test/hostile-tar.ts';
import { KEYS, releaseSite } from '../../../test/releases.ts';
import { sweepUploads } from './uploads.ts';

const site = releaseSite();
const WAIT = { timeout: 60_000, interval: 5 };
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Upload {
  socket: Socket;
  received: () => string;
}

/** Begins to publish over a connection of its own; `length` is what is announced, without one it comes in chunks. */
function begin(length?: number): Upload {
  const socket = connect(site.port(), '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const head = [
    `PUT ${releasePaths.publish('directory', '1.0.0')} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${KEYS.directory}`,
    `content-type: ${RELEASE_ARCHIVE}`,
    length === undefined ? 'transfer-encoding: chunked' : `content-length: ${String(length)}`,
  ];
  socket.write([...head, '', ''].join('\r\n'));
  return { socket, received: () => received };
}

function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

const isUnderWay = () => vi.waitUntil(() => site.stored().some((name) => name.startsWith('.upload-')), WAIT);
const nothingIsLeft = () => vi.waitUntil(() => site.stored().length === 0, WAIT);

describe('nothing stays, and nothing is switched, where whoever publishes', () => {
  it.each([0, 600, 1_600])('goes away %i bytes into the archive', async (sent) => {
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

  it('announces more than may be, and is told so before it has sent it', async () => {
    const { received } = begin(2 ** 40);
    await vi.waitUntil(() => received().includes('HTTP/1.1 413'), WAIT);
    await nothingIsLeft();
  });

  it('never ends, and says beforehand nothing of how much there will be', async () => {
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

it('what is bad about an archive is said as soon as it is seen, and the connection can be used on', async () => {
  const { socket, received } = begin(1_000_000);
  const link = tarOf([{ name: 'out', type: '2', linkTo: '../..' }]);
  socket.write(link);
  await vi.waitUntil(() => received().includes('HTTP/1.1 422'), WAIT);
  socket.write(Buffer.alloc(1_000_000 - link.length));
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitUntil(() => received().includes('HTTP/1.1 200'), WAIT);
});

it('a release that comes in many small pieces arrives whole', async () => {
  const archive = await site.archive();
  const { socket, received } = begin();
  for (let at = 0; at < archive.length; at += 100) socket.write(chunk(archive.subarray(at, at + 100)));
  socket.write('0\r\n\r\n');
  await vi.waitUntil(() => received().includes('HTTP/1.1 201'), WAIT);
  expect(await site.listed('directory')).toEqual(['1.0.0']);
});

it('a third release at once is asked to come back, and finds room when another has ended', async () => {
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

it('what a server that was killed has left of uploads goes after an hour, and nothing else does', async () => {
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
  await sweepUploads(site.remotes, now);
  expect(site.stored()).toEqual(['.upload-new', 'directory']);
  await sweepUploads(join(site.remotes, 'none'), now);
  expect(existsSync(join(site.remotes, 'none'))).toBe(false);
});
