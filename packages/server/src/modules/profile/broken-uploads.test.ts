import { agentPaths } from '@naija/contracts/http/agents';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EDIT, file, multipart, photo, profileSite } from '../../../test/profile.ts';

const site = profileSite({ rateLimits: false });
const WAIT = { timeout: 60_000, interval: 5 };
const sockets: Socket[] = [];
let port: number;

beforeAll(async () => {
  await site.app().listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app().server.address() as AddressInfo);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Upload {
  socket: Socket;
  received: () => string;
  id: string;
  body: Buffer;
  isUnchanged: () => Promise<boolean>;
}

/** Begins to upload a photo over a connection of its own; `announce` makes of the body's length what is said of it. */
async function begin(announce = (length: number) => length): Promise<Upload> {
  const { row, token } = await site.agent();
  const { headers, payload: body } = await multipart({ ...EDIT, image: file(await photo(90, 900)) });
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const head = [
    `PUT ${agentPaths.edit} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${String(announce(body.length))}`,
  ];
  socket.write([...head, '', ''].join('\r\n'));
  return {
    ...{ socket, id: row.id, body, received: () => received },
    isUnchanged: async () =>
      (await site.row(row.id)).updatedAt.getTime() === row.updatedAt.getTime() && site.stored().length === 0,
  };
}

const connections = () =>
  new Promise<number>((resolve) => {
    site.app().server.getConnections((_error, count) => {
      resolve(count);
    });
  });
const nobodyIsThere = () => vi.waitUntil(async () => (await connections()) === 0, WAIT);

describe('nothing changes, and nothing stays, where a client', () => {
  it.each([0, 10, 1_000])('goes away %i bytes into the form', async (sent) => {
    const upload = await begin();
    upload.socket.write(upload.body.subarray(0, sent));
    await vi.waitUntil(async () => (await connections()) === 1, WAIT);
    upload.socket.resetAndDestroy();
    await nobodyIsThere();
    expect(await upload.isUnchanged()).toBe(true);
  });

  it('stops in the middle and closes its side', async () => {
    const upload = await begin();
    upload.socket.end(upload.body.subarray(0, 2_000));
    await once(upload.socket, 'close');
    expect(await upload.isUnchanged()).toBe(true);
  });

  it('announces more than it sends', async () => {
    const upload = await begin((length) => length + 1_000);
    upload.socket.end(upload.body);
    await once(upload.socket, 'close');
    expect(await upload.isUnchanged()).toBe(true);
  });

  it('announces less than it sends', async () => {
    const upload = await begin((length) => length - 1_000);
    upload.socket.write(upload.body);
    await vi.waitUntil(() => upload.received().includes('HTTP/1.1 400'), WAIT);
    expect(await upload.isUnchanged()).toBe(true);
  });

  it('announces more than may be, and is told so before it has sent it', async () => {
    const upload = await begin(() => 2 ** 40);
    await vi.waitUntil(() => upload.received().includes('HTTP/1.1 413'), WAIT);
    expect(await upload.isUnchanged()).toBe(true);
  });
});

it('a client that is refused early and goes on sending is answered, and may ask again on its connection', async () => {
  const upload = await begin();
  const bad = Buffer.from(
    upload.body.toString('latin1').replace('name="bio"', 'name=""\x20\x20\x20'),
    'latin1',
  );
  upload.socket.write(bad);
  await vi.waitUntil(() => upload.received().includes('HTTP/1.1 400'), WAIT);
  upload.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitUntil(() => upload.received().includes('HTTP/1.1 200'), WAIT);
  expect(await upload.isUnchanged()).toBe(true);
});

// Last: what it leaves may still be made into a photo when the next test begins.
it('a client that goes away when all is sent finds the photo there or not, but never a part of it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const upload = await begin();
    upload.socket.write(upload.body, () => {
      upload.socket.resetAndDestroy();
    });
    await nobodyIsThere();
  }
  await vi.waitUntil(() => {
    const stored = site.stored();
    return stored.length <= 1 && !stored.some((name) => name.startsWith('.'));
  }, WAIT);
});
