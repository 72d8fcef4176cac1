import { API_PREFIX } from './paths.ts';

/** Resumable photo uploads, tus 1.0. `key` is the `Idempotency-Key` of the creation; only its agent has access. */
export const uploadPaths = {
  create: `${API_PREFIX}/uploads`,
  byKey: (key: string) => `${API_PREFIX}/uploads/${encodeURIComponent(key)}`,
} as const;

/** Field of a profile request that names a finished upload by its key, instead of a photo. */
export const UPLOAD_FIELD = 'upload';
