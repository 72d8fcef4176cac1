import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { type ObjectStore, StorageUnavailable } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';

const folder = tempFolder();
let server: S3Server;
let store: ObjectStore;

beforeAll(async () => {
  server = await startS3Server(join(folder, 's3'), '/naija');
  store = await openObjectStore(server.storage);
});
afterAll(async () => {
  store.close();
  await server.stop();
});

const keysOf = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
};
beforeEach(async () => {
  await store.remove(await keysOf(''));
});

it('reads what was written, and the later of two writes', async () => {
  const begun = Date.now();
  await store.write('a/b.txt', Buffer.from('old'));
  await store.write('a/b.txt', Buffer.from('later'), { contentType: 'text/plain' });
  expect(String(await store.read('a/b.txt'))).toBe('later');
  const opened = await store.open('a/b.txt');
  expect(opened && (await text(opened.body))).toBe('later');
  expect(opened).toMatchObject({ key: 'a/b.txt', bytes: 5 });
  expect(await store.stat('a/b.txt')).toMatchObject({ key: 'a/b.txt', bytes: 5 });
  expect(Number(opened?.modifiedAt)).toBeGreaterThan(begun - 60_000);
  expect(Number(opened?.modifiedAt)).toBeLessThan(Date.now() + 60_000);
});

it('finds nothing if the object does not exist', async () => {
  expect([await store.read('none'), await store.open('none'), await store.stat('none')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('keeps bytes as they are, also none', async () => {
  const bytes = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
  await store.write('bytes', bytes);
  await store.write('empty', Buffer.alloc(0));
  expect(await store.read('bytes')).toEqual(bytes);
  expect(await store.read('empty')).toHaveLength(0);
});

it('lists and removes the objects under a prefix', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `many/${String(index)}`);
  await Promise.all(['other', ...names].map((key) => store.write(key, Buffer.from(key))));
  expect(await keysOf('many/')).toEqual(names);
  await store.remove([...names, 'none']);
  expect(await keysOf('')).toEqual(['other']);
});

it('lists more objects than one response holds', async () => {
  // The other service cannot list more than 1,000 objects.
  const pages = createServer(({ url = '' }, response) => {
    const token = new URL(url, 'http://localhost').searchParams.get('continuation-token');
    const next = token === 'two' ? '' : `<NextContinuationToken>${token ?? 'one'}</NextContinuationToken>`;
    const page = token === 'one' ? next.replace('one', 'two') : next;
    const object = `<Contents><Key>naija/${token ?? 'zero'}</Key><Size>5</Size></Contents>`;
    response.end(`<ListBucketResult>${object}${page}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  const paged = await openObjectStore({ ...server.storage, endpoint: `http://127.0.0.1:${String(port)}` });
  const found = [];
  for await (const { key, bytes } of paged.list('')) found.push([key, bytes]);
  paged.close();
  pages.close();
  expect(found).toEqual([
    ['zero', 5],
    ['one', 5],
    ['two', 5],
  ]);
});

it('keeps its objects below the prefix of STORAGE_URL', async () => {
  await store.write('inside', Buffer.from('x'));
  expect(server.requests().at(-1)).toBe('PUT /naija-test/naija/inside');
});

describe('where the storage is away', () => {
  it.each(['goDown', 'hang'] as const)(
    '(%s) every call rejects in time, and works once it is back',
    async (fault) => {
      await store.write('kept', Buffer.from('x'));
      await server[fault]();
      const calls = [
        store.read('kept'),
        store.open('kept'),
        store.stat('kept'),
        store.write('new', Buffer.from('x')),
        keysOf(''),
        store.remove(['kept']),
        store.check(),
      ];
      const outcomes = await Promise.allSettled(calls);
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ reason: { statusCode: 503, errorCode: 'unavailable' } });
      if (fault === 'hang') await server.goDown();
      await server.comeBack();
      await store.check();
      expect(String(await store.read('kept'))).toBe('x');
    },
    30_000,
  );
});

it.each([
  ['another bucket', { bucket: 'absent-bucket' }],
  [
    'keys of nobody',
    { credentials: { accessKeyId: 'nobody', secretAccessKey: 'secret', sessionToken: undefined } },
  ],
])('refuses the check with %s, and never repeats a key', async (_what, wrong) => {
  const other = await openObjectStore({ ...server.storage, ...wrong });
  const error = await other.check().catch((reason: unknown) => reason);
  other.close();
  expect(error).toBeInstanceOf(StorageUnavailable);
  expect(JSON.stringify([error, (error as Error).cause])).not.toContain('secret');
});
