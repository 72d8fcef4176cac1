import { uploadPaths } from '@naija/contracts/http/uploads';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { PART_MEDIA_TYPE } from '../src/modules/photos/tus/uploads.ts';

export const TUS = { 'tus-resumable': '1.0.0' };

/** Upload key of an intent. */
export function keyOf(number: number): string {
  return number.toString(16).padStart(32, '0');
}

/** Requests of the tus protocol, for `inject` and `fetch`. */
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
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': PART_MEDIA_TYPE },
  }),
  drop: (key: string) => ({ method: 'DELETE' as const, url: uploadPaths.byKey(key), headers: TUS }),
};
