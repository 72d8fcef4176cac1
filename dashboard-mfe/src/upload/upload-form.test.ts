import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';
import { uploadForm, type FormCall } from './upload-form.ts';

const api = mockApi();
const URL = 'http://localhost:3000/api/v1/user/edit';
const never = () => new Promise<Response>(() => undefined);

afterEach(() => {
  vi.useRealTimers();
});

function send(changes: Partial<FormCall> = {}) {
  const body = new FormData();
  body.append('image', new File([new Uint8Array(10_000)], 'ada.jpg', { type: 'image/jpeg' }));
  const signal = new AbortController().signal;
  return uploadForm({ url: URL, body, headers: {}, signal, onProgress: () => undefined, ...changes });
}

test('an upload tells how much has left the device', async () => {
  api.use(
    http.put(URL, () => HttpResponse.json({ message: 'ok' }, { status: 201, headers: { etag: '"2"' } })),
  );
  const onProgress = vi.fn<(share: number) => void>();
  expect(await send({ onProgress })).toEqual({ status: 201, text: '{"message":"ok"}', etag: '"2"' });
  expect(onProgress.mock.lastCall).toEqual([1]);
});

test('an upload that nobody takes ends as a missing connection', async () => {
  api.use(http.put(URL, () => HttpResponse.error()));
  await expect(send()).rejects.toMatchObject({ reason: 'offline' });
});

test('a cancelled upload ends at once', async () => {
  api.use(http.put(URL, never));
  const controller = new AbortController();
  const upload = send({ signal: controller.signal });
  controller.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});

test('an upload is given up when nothing has moved for as long as any call may take', async () => {
  api.use(http.put(URL, never));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const upload = expect(send()).rejects.toMatchObject({ reason: 'timeout' });
  await vi.waitFor(() => {
    vi.advanceTimersByTime(50_000);
    expect(vi.getTimerCount()).toBe(0);
  });
  await upload;
});
