import { LIMITS } from '@naija/contracts/domain/limits';

/** Bytes of a field, well above the longest text that a form takes: what is only too long is told so by the form. */
const FIELD = 64 * 1024;
const FIELDS = 30;

/** Bounds on a form with a file, in the words of `@fastify/multipart`; sizes are bytes. */
export const FORM_LIMITS = {
  fileSize: LIMITS.imageBytes,
  files: 1,
  fields: FIELDS,
  parts: FIELDS + 1,
  fieldSize: FIELD,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Bytes of a whole form: the largest file, and more around it than any form has. */
export const MOST_BYTES = LIMITS.imageBytes + 512 * 1024;

/** Bytes that all forms together may take while they are read: 150 photos as browsers shrink them, or 11 of the largest. */
export const MEMORY = 64 * 1024 * 1024;

/** Milliseconds for which a form waits for its share; well below the time after which it counts as stalled. */
export const PATIENCE = 10_000;
