import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keyOf, tus } from '../../../../test/upload-store.ts';
import { uploadSite } from '../../../../test/uploads.ts';

const site = uploadSite();
const WAIT = { timeout: 60_000, interval: 5 };
const PART = 32 * 1024;
const PHOTO = Buffer.from(Array.from({ length: 400_000 }, (_, index) => (index * 7 + (index >> 8)) & 255));
const sockets: Socket[] = [];
let url: string;
let port: number;

beforeAll(async () => {
  await site.app().listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app().server.address() as AddressInfo);
  url = `http://127.0.0.1:${String(port)}`;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** An agent who has begun to upload the photo. */
async function begin(key = keyOf(1)) {
  const { id, token } = await site.agent();
  const call = ({ url: path, method, headers }: Call, body?: Uint8Array | ReadableStream) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { body, duplex: 'half' }),
    });
  expect((await call(tus.create(key, PHOTO.length))).status).toBe(201);
  const stored = () => readFileSync(join(site.uploads, `${id}-${key}`));
  return {
    offset: async () => Number((await call(tus.head(key))).headers.get('upload-offset')),
    patch: (offset: number, bytes: Buffer) => call(tus.patch(key, offset), new Uint8Array(bytes)),
    patchInChunks: (offset: number, bytes: Buffer) =>
      call(tus.patch(key, offset), ReadableStream.from([bytes.subarray(0, 1_000), bytes.subarray(1_000)])),
    length: () => stored().length,
    // Compared here: a test runner takes seconds for so many bytes.
    isRight: () => stored().equals(PHOTO.subarray(0, stored().length)),
    isWhole: () => stored().equals(PHOTO),
    /** Begins to send all that is left over a connection of its own. */
    send: (offset: number) => sendRest(tus.patch(key, offset), token, PHOTO.length - offset),
  };
}

function sendRest({ method, url: path, headers }: ReturnType<typeof tus.patch>, token: string, left: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const lines = Object.entries({
    ...headers,
    authorization: `Bearer ${token}`,
    host: 'x',
    'content-length': left,
  });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${String(value)}`)];
  socket.write([...head, '', ''].join('\r\n'));
  return { socket, received: () => received };
}

it.each([1, 10_000, PHOTO.length * 0.9])(
  'a part that is cut after %i bytes goes on from there',
  async (cut) => {
    const upload = await begin();
    const { socket } = upload.send(0);
    socket.write(PHOTO.subarray(0, cut));
    await vi.waitUntil(() => upload.length() === cut, WAIT);
    socket.resetAndDestroy();
    expect(await upload.offset()).toBe(cut);
    expect((await upload.patch(cut, PHOTO.subarray(cut))).status).toBe(204);
    expect(upload.isWhole()).toBe(true);
  },
);

it('all that arrived before a cut is kept, also where it was not written yet', async () => {
  const upload = await begin();
  const { socket } = upload.send(0);
  socket.write(PHOTO.subarray(0, 1_000));
  await vi.waitUntil(() => upload.length() === 1_000, WAIT);
  socket.end(PHOTO.subarray(1_000, -1));
  await once(socket, 'close');
  // To ask how far it is would end what still writes.
  await vi.waitUntil(() => upload.length() === PHOTO.length - 1, WAIT);
  expect(await upload.offset()).toBe(PHOTO.length - 1);
  expect(upload.isRight()).toBe(true);
});

it('a line that hangs does not keep the same photo from going on over another one', async () => {
  const upload = await begin();
  const hanging = upload.send(0);
  hanging.socket.write(PHOTO.subarray(0, PART));
  await vi.waitUntil(() => upload.length() === PART, WAIT);
  expect(await upload.offset()).toBe(PART);
  // What the hanging one sends now is no part of the photo any more.
  hanging.socket.write(Buffer.alloc(PART, 255));
  expect((await upload.patch(PART, PHOTO.subarray(PART))).status).toBe(204);
  expect(upload.isWhole()).toBe(true);
  await vi.waitUntil(() => /^HTTP\/1.1 204.*connection: close/is.test(hanging.received()), WAIT);
});

it('two parts at the same moment never mix, and the photo is whole in the end', async () => {
  const upload = await begin();
  for (let offset = 0; offset < PHOTO.length; offset = await upload.offset()) {
    const part = PHOTO.subarray(offset, offset + PART);
    const answers = await Promise.all([1, 2, 3].map(() => upload.patch(offset, part)));
    for (const { status } of answers) expect([204, 409]).toContain(status);
    expect(upload.isRight()).toBe(true);
  }
  expect(upload.isWhole()).toBe(true);
});

it('a part whose length nobody said is taken up to the length of the photo, and no byte more', async () => {
  const upload = await begin();
  const [whole, more] = [PHOTO.subarray(10), Buffer.concat([PHOTO.subarray(10), Buffer.alloc(PART)])];
  await upload.patch(0, PHOTO.subarray(0, 10));
  expect((await upload.patchInChunks(10, more)).status).toBe(413);
  const offset = await upload.offset();
  expect(offset).toBeLessThanOrEqual(PHOTO.length);
  await upload.patchInChunks(offset, whole.subarray(offset - 10));
  expect(upload.isWhole()).toBe(true);
});
