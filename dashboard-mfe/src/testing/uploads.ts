import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { uploadPaths } from '@naija/contracts/http/uploads';
import { never } from './outbox.ts';

/**
 * Mocks tus uploads; returns the length of each photo by its key.
 * @param stopAt number of bytes after which uploads stall
 */
export function mockUploads(
  api: ReturnType<typeof setupServer>,
  stopAt = Infinity,
): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  const tus = { 'tus-resumable': '1.0.0' };
  api.use(
    http.post(`*${uploadPaths.create}`, ({ request: { headers } }) => {
      const key = headers.get('idempotency-key') ?? '';
      lengths.set(key, Number(headers.get('upload-length')));
      return new HttpResponse(null, { status: 201, headers: { ...tus, location: uploadPaths.byKey(key) } });
    }),
    // The next attempt finds the upload complete.
    http.head(`*${uploadPaths.create}/:key`, ({ params }) => {
      const length = String(lengths.get(String(params['key'])) ?? 0);
      return new HttpResponse(null, {
        headers: { ...tus, 'upload-offset': length, 'upload-length': length },
      });
    }),
    http.patch(`*${uploadPaths.create}/:key`, ({ request: { headers }, params }) => {
      if (Number(headers.get('upload-offset')) >= stopAt) return never();
      const arrived = Math.min(stopAt, lengths.get(String(params['key'])) ?? 0);
      return new HttpResponse(null, { status: 204, headers: { ...tus, 'upload-offset': String(arrived) } });
    }),
  );
  return lengths;
}

export const photo = (name = 'ada.jpg', bytes = 1_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
