// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '@naija/contracts/domain/limits';
import { SAVED_AT_HEADER } from '@naija/contracts/http/saved-copy';
import { SHARE_FIELD, SHARE_PATH, SHARED_FOR, SHARED_NAME_HEADER } from '@naija/contracts/pwa/share';
import { forgetOldPhoto } from './forget-photo.ts';
import { receivePhoto } from './receive-photo.ts';

let kept: Response | undefined;
const put = vi.fn((_key: string, answer: Response) => {
  kept = answer;
  return Promise.resolve();
});

beforeEach(() => {
  kept = undefined;
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ put }),
    match: () => Promise.resolve(kept),
    delete: () => {
      kept = undefined;
      return Promise.resolve(true);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const image = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'Ọmọ 1.jpg', { type });

function share(body: BodyInit): Promise<Response> {
  return receivePhoto(new Request(`https://naija.example${SHARE_PATH}`, { method: 'POST', body }));
}

function form(photo?: File | string): FormData {
  const data = new FormData();
  if (photo !== undefined) data.set(SHARE_FIELD, photo);
  return data;
}

function expectSentTo(answer: Response, outcome: string): void {
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `https://naija.example/dashboard?tab=edit-profile&shared=${outcome}`,
  );
}

test('a shared photo is kept with its name, and Edit Profile opens', async () => {
  expectSentTo(await share(form(image(9))), 'photo');
  expect((await kept?.blob())?.size).toBe(9);
  expect(kept?.headers.get('content-type')).toBe('image/jpeg');
  expect(decodeURIComponent(kept?.headers.get(SHARED_NAME_HEADER) ?? '')).toBe('Ọmọ 1.jpg');
});

test.each([
  ['no photo at all', form(), 'none'],
  ['words in its place', form('hello'), 'none'],
  ['an empty file', form(image(0)), 'none'],
  ['a video', form(image(9, 'video/mp4')), 'no-image'],
  ['a photo larger than may be', form(image(LIMITS.imageBytes + 1)), 'too-large'],
  ['something that is no form', 'hello', 'again'],
])('%s is not kept, and Edit Profile says so', async (_, body, outcome) => {
  expectSentTo(await share(body), outcome);
  expect(kept).toBeUndefined();
});

test('a phone without room says so instead of failing', async () => {
  put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expectSentTo(await share(form(image(9))), 'again');
});

test('a photo that nobody fetched is removed after its time, not before', async () => {
  const photoFrom = (ago: number) =>
    new Response('', { headers: { [SAVED_AT_HEADER]: new Date(Date.now() - ago).toISOString() } });
  kept = photoFrom(SHARED_FOR - 60_000);
  await forgetOldPhoto();
  expect(kept).toBeDefined();
  kept = photoFrom(SHARED_FOR + 1);
  await forgetOldPhoto();
  expect(kept).toBeUndefined();
});
