import { agentPaths } from '@naija/contracts/http/agents';
import type { InjectOptions } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { createSession } from '../../../../test/identity.ts';
import { useRawRequests } from '../../../../test/raw-socket.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { keyOf, tus } from '../../../../test/tus-requests.ts';
import { useS3Server } from '../../../../test/use-s3-server.ts';
import { useDatabase } from '../../../../test/use-server.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { createPhotoStore } from '../copy-photos.ts';
import { MAX_UPLOADS_PER_AGENT, SECTION_BYTES } from './limits.ts';
import { createSharedUploadLocks, type SharedUploadLocks, LocalUploadLocks } from './shared-upload-locks.ts';
import { createUploads, type Uploads } from './uploads.ts';

const folder = tempFolder();
const database = useDatabase();
const bucket = useS3Server();
const sendHead = useRawRequests();
const KEY = keyOf(1);
const HOUR_MS = 60 * 60 * 1_000;
const WAIT = { timeout: 60_000, interval: 20 };
const PHOTO = randomBytes(Math.round(2.5 * SECTION_BYTES));
/** Less than a process reads ahead: what is still in its socket when the connection ends may be lost. */
const RECEIVED = 50_000;

describe.each(['a folder', 'a bucket'])('two processes that share %s', (where) => {
  const apps: App[] = [];
  const locks: SharedUploadLocks[] = [];
  let uploads: Uploads;
  let [id, token] = ['', ''];
  const storage = () => (where === 'a bucket' ? bucket.objects : join(folder, 'uploads'));

  beforeAll(async () => {
    const objects = where === 'a bucket' ? bucket.objects : undefined;
    for (const _process of ['one', 'other']) {
      const uploadLocks = createSharedUploadLocks(database.connection, () => undefined);
      locks.push(uploadLocks);
      const app = await testApp(database.db, folder, { uploadLocks, objects });
      await app.listen({ port: 0, host: '127.0.0.1' });
      apps.push(app);
    }
    const [first] = locks;
    if (!first) throw new Error('no process was started');
    const photos = createPhotoStore(storage());
    uploads = await createUploads(storage(), { db: database.db, photos, locks: first });
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const one of locks) await one.close();
  });
  beforeEach(async () => {
    await uploads.removeExpired(new Date(Date.now() + 49 * HOUR_MS));
    ({ id } = await addAgent(database.db));
    token = await createSession(database.db, id, new Date());
  });

  const call = async (number: 0 | 1, request: InjectOptions, payload?: Buffer) => {
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    const response = await apps[number]?.inject({ ...request, headers, ...(payload && { payload }) });
    return { status: response?.statusCode, offset: Number(response?.headers['upload-offset']) };
  };
  const create = (number: 0 | 1, length = PHOTO.length, key = KEY) => call(number, tus.create(key, length));
  const patch = (number: 0 | 1, offset: number, part: Buffer) => call(number, tus.patch(KEY, offset), part);
  const offset = async (number: 0 | 1) => (await call(number, tus.head(KEY))).offset;
  const begin = (number: 0 | 1, from: number, part: Buffer) => {
    const { headers, ...head } = tus.patch(KEY, from);
    const sent = { ...headers, authorization: `Bearer ${token}`, 'content-length': PHOTO.length - from };
    const { port } = apps[number]?.server.address() as AddressInfo;
    const { socket } = sendHead({ ...head, headers: sent }, port);
    socket.write(part);
    return socket;
  };
  /** True while a process handles a request for the upload; requesting the offset would end that. */
  const isHeld = async () => (await locks[1]?.heldAmong([`${id}-${KEY}`]))?.size === 1;
  const arrived = async () => (await uploads.findComplete(id, KEY))?.read();

  it('a photo arrives in parts of any size that go to either', async () => {
    expect((await create(0)).status).toBe(201);
    const ends = [1, 70_000, 70_001, SECTION_BYTES, SECTION_BYTES + 1, 2 * SECTION_BYTES + 5, PHOTO.length];
    let from = 0;
    for (const [index, end] of ends.entries()) {
      const process = (index % 2) as 0 | 1;
      expect(await patch(process, from, PHOTO.subarray(from, end))).toEqual({ status: 204, offset: end });
      expect(await offset(process === 0 ? 1 : 0)).toBe(end);
      from = end;
    }
    expect((await arrived())?.equals(PHOTO)).toBe(true);
  });

  it('an upload is begun once, whichever is asked, and is not whole before its last byte', async () => {
    const created = await Promise.all([create(0), create(1), create(0)]);
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await create(1, PHOTO.length + 1)).status).toBe(422);
    await patch(0, 0, PHOTO.subarray(0, -1));
    expect(await uploads.findComplete(id, KEY)).toBeUndefined();
  });

  it('only one of two concurrent parts for the same offset is accepted', async () => {
    await create(0);
    for (let from = 0; from < PHOTO.length; from = await offset(1)) {
      const part = PHOTO.subarray(from, from + 200_000);
      const sent = await Promise.all(([0, 1, 0, 1] as const).map((number) => patch(number, from, part)));
      for (const { status } of sent) expect([204, 409]).toContain(status);
    }
    expect((await arrived())?.equals(PHOTO)).toBe(true);
  });

  it('a part that hangs in one gives way to the next in the other', async () => {
    await create(0);
    const hanging = begin(0, 0, PHOTO.subarray(0, 10_000));
    await vi.waitUntil(isHeld, WAIT);
    const from = await offset(1);
    expect(from).toBeLessThanOrEqual(10_000);
    expect((await patch(1, from, PHOTO.subarray(from))).status).toBe(204);
    hanging.destroy();
    expect((await arrived())?.equals(PHOTO)).toBe(true);
    expect(await isHeld()).toBe(false);
  });

  it('a part that is cut keeps what has arrived', async () => {
    await create(0);
    const socket = begin(0, 0, PHOTO.subarray(0, RECEIVED));
    await vi.waitUntil(isHeld, WAIT);
    socket.end();
    await vi.waitUntil(async () => !(await isHeld()), WAIT);
    expect(await offset(1)).toBe(RECEIVED);
    await patch(1, RECEIVED, PHOTO.subarray(RECEIVED));
    expect((await arrived())?.equals(PHOTO)).toBe(true);
  });

  it('an upload that is dropped, evicted or expired is gone for both', async () => {
    await create(0);
    await patch(0, 0, PHOTO);
    expect((await call(1, tus.drop(KEY))).status).toBe(204);
    expect([(await call(0, tus.head(KEY))).status, await arrived()]).toEqual([404, undefined]);
    for (let number = 1; number <= MAX_UPLOADS_PER_AGENT + 1; number += 1)
      expect((await create((number % 2) as 0 | 1, 100, keyOf(number))).status).toBe(201);
    const found = [];
    for (let number = 1; number <= MAX_UPLOADS_PER_AGENT + 1; number += 1)
      found.push((await call(0, tus.head(keyOf(number)))).status);
    expect(found.filter((status) => status === 200)).toHaveLength(MAX_UPLOADS_PER_AGENT);
    await uploads.removeExpired(new Date(Date.now() + 47 * HOUR_MS));
    expect((await call(1, tus.head(keyOf(MAX_UPLOADS_PER_AGENT + 1)))).status).toBe(200);
    await uploads.removeExpired(new Date(Date.now() + 49 * HOUR_MS));
    expect((await call(1, tus.head(keyOf(MAX_UPLOADS_PER_AGENT + 1)))).status).toBe(404);
  });
});

describe('while the bucket is away', () => {
  it('uploads are refused with 503 and a message, records are read, and no accepted byte is lost', async () => {
    const app = await testApp(database.db, folder, { objects: bucket.objects });
    const { id } = await addAgent(database.db, { name: 'Ada' });
    const headers = { authorization: `Bearer ${await createSession(database.db, id, new Date())}` };
    const call = (request: InjectOptions, payload?: Buffer) =>
      app.inject({ ...request, headers: { ...request.headers, ...headers }, ...(payload && { payload }) });
    await call(tus.create(KEY, PHOTO.length));
    await call(tus.patch(KEY, 0), PHOTO.subarray(0, 100_000));
    await bucket.server.goDown();
    const refused = [
      await call(tus.create(keyOf(2), 100)),
      await call(tus.patch(KEY, 100_000), PHOTO.subarray(100_000)),
      await call(tus.head(KEY)),
      await app.inject(`/media/${'a'.repeat(32)}/96.webp`),
    ];
    const record = await app.inject(agentPaths.byId(id));
    await bucket.server.comeBack();
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    for (const { headers: sent } of refused) expect(Number(sent['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/try again/) as string,
    });
    expect([record.statusCode, record.body.includes('Ada')]).toEqual([200, true]);
    expect((await call(tus.head(KEY))).headers['upload-offset']).toBe('100000');
    expect((await call(tus.patch(KEY, 100_000), PHOTO.subarray(100_000))).statusCode).toBe(204);
    const hash = createHash('sha256').update(PHOTO).digest('hex');
    const photos = createPhotoStore(bucket.objects);
    const uploads = await createUploads(bucket.objects, {
      db: database.db,
      photos,
      locks: new LocalUploadLocks(),
    });
    const whole = await (await uploads.findComplete(id, KEY))?.read();
    expect(
      createHash('sha256')
        .update(whole ?? '')
        .digest('hex'),
    ).toBe(hash);
    await app.close();
  });
});
