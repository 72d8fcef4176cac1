import { agentPaths } from '@naija/contracts/http/agents';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EDIT, file, multipart, photo } from '../../../test/profile-forms.ts';
import { useRawRequests } from '../../../test/raw-socket.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const site = useProfileServer({ rateLimits: false });
const WAIT = { timeout: 60_000, interval: 5 };
const sendHead = useRawRequests();
let port: number;

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
});

/** Begins to send a form with a photo; `announce` changes its content length. */
async function begin(announce = (length: number) => length) {
  const { row, token } = await site.agent();
  const { headers, payload: body } = await multipart({ ...EDIT, image: file(await photo(90, 900)) });
  const { socket, received } = sendHead(
    {
      method: 'PUT',
      url: agentPaths.edit,
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        'content-length': announce(body.length),
      },
    },
    port,
  );
  const isUnchanged = async () =>
    (await site.row(row.id)).updatedAt.getTime() === row.updatedAt.getTime() && site.stored().length === 0;
  return { socket, received, body, isUnchanged };
}

const connections = () =>
  new Promise<number>((resolve) => {
    site.app.server.getConnections((_error, count) => {
      resolve(count);
    });
  });
const nobodyIsThere = () => vi.waitUntil(async () => (await connections()) === 0, WAIT);

describe('nothing changes and no file stays if a client', () => {
  it.each([0, 10, 1_000])('disconnects %i bytes into the form', async (sent) => {
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

  it('announces too much, and is refused before sending it', async () => {
    const upload = await begin(() => 2 ** 40);
    await vi.waitUntil(() => upload.received().includes('HTTP/1.1 413'), WAIT);
    expect(await upload.isUnchanged()).toBe(true);
  });
});

it('a client that is refused early and goes on sending gets the response, and may reuse its connection', async () => {
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

// This test is last, because its photo may still be processed when the next one begins.
it('a client that disconnects after sending all finds the whole photo or none', async () => {
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
