import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { HttpError } from './http-error.ts';

/** Operators need minutes; devices keep what they have to send. */
const RETRY_AFTER_S = 30;

/** RFC 4918, section 11.5. */
export function insufficientStorage(): HttpError {
  return new HttpError(507, 'insufficient_storage', SERVER_MESSAGES.storageFull, {
    retryAfter: RETRY_AFTER_S,
  });
}

const FULL = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100', // PostgreSQL: disk_full
]);

/** Whether something failed for lack of space: a file, or a statement of the database. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return FULL.has((error as NodeJS.ErrnoException).code ?? '') || isOutOfSpace(error.cause);
}
