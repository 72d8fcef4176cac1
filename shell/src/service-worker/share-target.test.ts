// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '@naija/contracts/domain/limits';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import {
  SHARE_TARGET_FIELD,
  SHARE_TARGET_PATH,
  SHARED_PHOTO_LIFETIME_MS,
  SHARED_FILE_NAME_HEADER,
  SHARED_PHOTO_PATHS,
} from '@naija/contracts/pwa/share-target';
import { receivePhoto, deleteExpiredPhotos } from './share-target.ts';

// Workbox reads `self` when it is imported.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

const cached = new Map<string, Response>();
const put = vi.fn((address: string, answer: Response) => {
  cached.set(address, answer);
  return Promise.resolve();
});

beforeEach(() => {
  cached.clear();
  const cache = {
    put,
    match: (address: string) => Promise.resolve(cached.get(address)?.clone()),
    delete: (address: string) => Promise.resolve(cached.delete(address)),
  };
  vi.stubGlobal('caches', { has: () => Promise.resolve(true), open: () => Promise.resolve(cache) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const image = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'Ọmọ 1.jpg', { type });

function share(body: BodyInit): Promise<Response> {
  return receivePhoto(new Request(`https://naija.example${SHARE_TARGET_PATH}`, { method: 'POST', body }));
}

function form(photo?: File | string): FormData {
  const data = new FormData();
  if (photo !== undefined) data.set(SHARE_TARGET_FIELD, photo);
  return data;
}

function expectSentTo(answer: Response, outcome: string): void {
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `https://naija.example/dashboard?tab=edit-profile&shared=${outcome}`,
  );
}

test('stores a shared photo with its name, and opens Edit Profile', async () => {
  expectSentTo(await share(form(image(9))), 'photo');
  const kept = cached.get(SHARED_PHOTO_PATHS[0]);
  expect((await kept?.blob())?.size).toBe(9);
  expect(kept?.headers.get('content-type')).toBe('image/jpeg');
  expect(decodeURIComponent(kept?.headers.get(SHARED_FILE_NAME_HEADER) ?? '')).toBe('Ọmọ 1.jpg');
});

test.each([
  ['no photo at all', form(), 'none'],
  ['text instead of a file', form('hello'), 'none'],
  ['an empty file', form(image(0)), 'none'],
  ['a video', form(image(9, 'video/mp4')), 'no-image'],
  ['a photo larger than may be', form(image(LIMITS.imageMaxBytes + 1)), 'too-large'],
  ['something that is not a form', 'hello', 'again'],
])('%s is not stored, and Edit Profile shows that', async (_, body, outcome) => {
  expectSentTo(await share(body), outcome);
  expect(cached.size).toBe(0);
});

test('a form longer than any photo is not read to its end, and nothing is stored', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1024));
      sent += 64 * 1024;
    },
  });
  const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
  expectSentTo(
    await receivePhoto(new Request(`https://naija.example${SHARE_TARGET_PATH}`, init)),
    'too-large',
  );
  expect(sent).toBeLessThan(LIMITS.imageMaxBytes + 512 * 1024);
  expect(cached.size).toBe(0);
});

test('a photo never replaces one that is still undecided', async () => {
  for (let photos = 1; photos <= SHARED_PHOTO_PATHS.length; photos += 1)
    expectSentTo(await share(form(image(photos))), 'photo');
  expectSentTo(await share(form(image(99))), 'full');
  const sizes = await Promise.all(
    SHARED_PHOTO_PATHS.map(async (address) => (await cached.get(address)?.blob())?.size),
  );
  expect(sizes).toEqual([1, 2, 3, 4]);
});

test('on a full device the agent sees an error', async () => {
  put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expectSentTo(await share(form(image(9))), 'again');
});

test('an undecided photo is deleted when its time is over, not before', async () => {
  const photoFrom = (ago: number) =>
    new Response('', { headers: { [CACHED_AT_HEADER]: new Date(Date.now() - ago).toISOString() } });
  const [one, other] = SHARED_PHOTO_PATHS;
  cached
    .set(one, photoFrom(SHARED_PHOTO_LIFETIME_MS - 60_000))
    .set(other, photoFrom(SHARED_PHOTO_LIFETIME_MS + 1));
  await deleteExpiredPhotos();
  expect([...cached.keys()]).toEqual([one]);
});
