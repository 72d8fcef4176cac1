import { uploadPaths } from '@naija/contracts/http/uploads';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { PART } from '../src/modules/photos/uploads/key.ts';

export const TUS = { 'tus-resumable': '1.0.0' };

/** The key of an intent, another one for each number. */
export function keyOf(number: number): string {
  return number.toString(16).padStart(32, '0');
}

/** What a call of the protocol is sent with, for `inject` and `fetch` alike. */
export const tus = {
  create: (key: string, length: number | string) => ({
    method: 'POST' as const,
    url: uploadPaths.create,
    headers: { ...TUS, [IDEMPOTENCY_KEY_HEADER]: key, 'upload-length': String(length) },
  }),
  head: (key: string) => ({ method: 'HEAD' as const, url: uploadPaths.byKey(key), headers: TUS }),
  patch: (key: string, offset: number | string) => ({
    method: 'PATCH' as const,
    url: uploadPaths.byKey(key),
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': PART },
  }),
  drop: (key: string) => ({ method: 'DELETE' as const, url: uploadPaths.byKey(key), headers: TUS }),
};
