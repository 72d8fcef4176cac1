import { API_PREFIX } from './paths.ts';

// Photos are sent in parts by the tus protocol, version 1.0: https://tus.io/protocols/resumable-upload

/**
 * Where photos are uploaded to. An upload is created with the key of its intent as `Idempotency-Key`, is then found
 * under that key by the agent who created it, and by nobody else.
 */
export const uploadPaths = {
  create: `${API_PREFIX}/uploads`,
  byKey: (key: string) => `${API_PREFIX}/uploads/${encodeURIComponent(key)}`,
} as const;

/** Field of a profile call, as JSON, that names a finished upload by its key in the place of a photo. */
export const UPLOAD_FIELD = 'upload';
