import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { expect } from 'vitest';
import { uploadPaths } from '@naija/contracts/http/uploads';
import { never } from './outbox.ts';

/** One save as the server gets it. */
export interface ReceivedSave {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly key: string | null;
  readonly ifMatch: string | null;
  readonly authorization: string | null;
}

type Answer = () => Response | Promise<Response>;

/** Answers saves with one answer after the other, the last one from then on, and notes what was sent. */
export function answerSaves(
  api: ReturnType<typeof setupServer>,
  path: string,
  ...answers: [Answer, ...Answer[]]
): ReceivedSave[] {
  const calls: ReceivedSave[] = [];
  api.use(
    http.put(`*${path}`, async ({ request }) => {
      const { headers } = request;
      calls.push({
        fields: (await request.json()) as ReceivedSave['fields'],
        key: headers.get('idempotency-key'),
        ifMatch: headers.get('if-match'),
        authorization: headers.get('authorization'),
      });
      return (answers[calls.length - 1] ?? answers.at(-1) ?? offline)();
    }),
  );
  return calls;
}

/** Waits for the first try: before it, what waits looks as it does after one that failed, for a moment. */
export async function untilTried(calls: readonly ReceivedSave[]): Promise<void> {
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
}

/**
 * Takes the photos that are uploaded, whose bytes are not to be seen here; gives the length of each by its key.
 * @param stop after so many bytes nothing is answered any more
 */
export function answerPhotos(
  api: ReturnType<typeof setupServer>,
  stop = Infinity,
): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  const tus = { 'tus-resumable': '1.0.0' };
  api.use(
    http.post(`*${uploadPaths.create}`, ({ request: { headers } }) => {
      const key = headers.get('idempotency-key') ?? '';
      lengths.set(key, Number(headers.get('upload-length')));
      return new HttpResponse(null, { status: 201, headers: { ...tus, location: uploadPaths.byKey(key) } });
    }),
    // Whatever was begun has arrived by the next try.
    http.head(`*${uploadPaths.create}/:key`, ({ params }) => {
      const length = String(lengths.get(String(params['key'])) ?? 0);
      return new HttpResponse(null, {
        headers: { ...tus, 'upload-offset': length, 'upload-length': length },
      });
    }),
    http.patch(`*${uploadPaths.create}/:key`, ({ request: { headers }, params }) => {
      if (Number(headers.get('upload-offset')) >= stop) return never();
      const arrived = Math.min(stop, lengths.get(String(params['key'])) ?? 0);
      return new HttpResponse(null, { status: 204, headers: { ...tus, 'upload-offset': String(arrived) } });
    }),
  );
  return lengths;
}

export const offline: Answer = () => HttpResponse.error();

/** A refusal in the server's own words. */
export const refused =
  (status: number, message: string, fields?: Record<string, string>): Answer =>
  () =>
    HttpResponse.json({ message, code: 'bad_request', ...(fields && { fields }) }, { status });

/** A failure without any words, as a proxy gives it. */
export const wordless: Answer = () => new HttpResponse('<html>', { status: 502 });

/** A photo as a phone gives it. */
export const photo = (name = 'ada.jpg', bytes = 1_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
