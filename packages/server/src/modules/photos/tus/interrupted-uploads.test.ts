import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { useRawRequests } from '../../../../test/raw-socket.ts';
import { keyOf, tus } from '../../../../test/tus-requests.ts';
import { useUploadServer } from '../../../../test/use-upload-server.ts';

const site = useUploadServer();
const WAIT = { timeout: 60_000, interval: 5 };
const PART_MEDIA_TYPE = 32 * 1024;
/** Less than the server reads ahead: what is still in its socket when the connection ends may be lost. */
const RECEIVED = 50_000;
const PHOTO = Buffer.from(Array.from({ length: 400_000 }, (_, index) => (index * 7 + (index >> 8)) & 255));
const sendHead = useRawRequests();
let url: string;
let port: number;

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
  url = `http://127.0.0.1:${String(port)}`;
});

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
}

function chunked(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
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
    token,
    offset: async () => Number((await call(tus.head(key))).headers.get('upload-offset')),
    patch: (offset: number, bytes: Buffer) => call(tus.patch(key, offset), new Uint8Array(bytes)),
    patchInChunks: (offset: number, bytes: Buffer) =>
      call(tus.patch(key, offset), chunked([bytes.subarray(0, 1_000), bytes.subarray(1_000)])),
    length: () => stored().length,
    // A test runner takes seconds to compare so many bytes.
    isRight: () => stored().equals(PHOTO.subarray(0, stored().length)),
    isWhole: () => stored().equals(PHOTO),
    /** Sends the rest over another connection. */
    send: (offset: number) => sendRest(tus.patch(key, offset), token, PHOTO.length - offset),
  };
}

function sendRest({ headers, ...head }: ReturnType<typeof tus.patch>, token: string, left: number) {
  return sendHead(
    { ...head, headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': left } },
    port,
  );
}

it.each([1, 10_000, PHOTO.length * 0.9])(
  'an upload that is interrupted after %i bytes resumes from there',
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

it('everything received before an interruption is stored, also what was not written yet', async () => {
  const upload = await begin();
  const { socket } = upload.send(0);
  socket.write(PHOTO.subarray(0, 1_000));
  await vi.waitUntil(() => upload.length() === 1_000, WAIT);
  socket.end(PHOTO.subarray(1_000, RECEIVED));
  await once(socket, 'close');
  // A request for the offset would end the part that is still being written.
  await vi.waitUntil(() => upload.length() === RECEIVED, WAIT);
  expect(await upload.offset()).toBe(RECEIVED);
  expect(upload.isRight()).toBe(true);
});

it('an upload resumes on another connection while the first one hangs', async () => {
  const upload = await begin();
  const hanging = upload.send(0);
  hanging.socket.write(PHOTO.subarray(0, PART_MEDIA_TYPE));
  await vi.waitUntil(() => upload.length() === PART_MEDIA_TYPE, WAIT);
  expect(await upload.offset()).toBe(PART_MEDIA_TYPE);
  // Bytes that the hanging request sends now are not part of the photo.
  hanging.socket.write(Buffer.alloc(PART_MEDIA_TYPE, 255));
  expect((await upload.patch(PART_MEDIA_TYPE, PHOTO.subarray(PART_MEDIA_TYPE))).status).toBe(204);
  expect(upload.isWhole()).toBe(true);
  await vi.waitUntil(() => /^HTTP\/1.1 204.*connection: close/is.test(hanging.received()), WAIT);
});

it('concurrent parts never mix, and the photo is complete in the end', async () => {
  const upload = await begin();
  for (let offset = 0; offset < PHOTO.length; offset = await upload.offset()) {
    const part = PHOTO.subarray(offset, offset + PART_MEDIA_TYPE);
    const responses = await Promise.all([1, 2, 3].map(() => upload.patch(offset, part)));
    for (const { status } of responses) expect([204, 409]).toContain(status);
    expect(upload.isRight()).toBe(true);
  }
  expect(upload.isWhole()).toBe(true);
});

it('a part of unknown length is stored up to the length of the photo, and no byte beyond', async () => {
  const upload = await begin();
  const [whole, more] = [
    PHOTO.subarray(10),
    Buffer.concat([PHOTO.subarray(10), Buffer.alloc(PART_MEDIA_TYPE)]),
  ];
  await upload.patch(0, PHOTO.subarray(0, 10));
  expect((await upload.patchInChunks(10, more)).status).toBe(413);
  const offset = await upload.offset();
  expect(offset).toBeLessThanOrEqual(PHOTO.length);
  await upload.patchInChunks(offset, whole.subarray(offset - 10));
  expect(upload.isWhole()).toBe(true);
});

it('a part that is refused before it was read leaves its connection to the next request', async () => {
  const { token } = await begin(keyOf(9));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async ({ url: path, ...call }: Call, body?: Buffer) => {
    const headers = { ...call.headers, authorization: `Bearer ${token}` };
    const sent = request(url + path, { ...call, headers, agent }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  };
  const refused = await send(tus.patch(keyOf(9), 5), PHOTO);
  expect(refused.statusCode).toBe(409);
  const next = await send(tus.head(keyOf(9)));
  expect([next.statusCode, next.headers['upload-offset']]).toEqual([200, '0']);
  agent.destroy();
}, 15_000);
