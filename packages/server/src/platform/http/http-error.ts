import type { ErrorBody, ErrorCode } from '@naija/contracts/http/errors';
import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';

/** Operators need minutes, and devices keep what they have to send */
const RETRY_AFTER_S = 30;

/** Full disk (RFC 4918, section 11.5). */
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

/** Returns true if a file or a database statement failed for lack of space. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return FULL.has((error as NodeJS.ErrnoException).code ?? '') || isOutOfSpace(error.cause);
}

export interface ErrorDetails extends Pick<ErrorBody, 'fields' | 'nearest'> {
  retryAfter?: number;
}

export class HttpError extends Error {
  readonly statusCode: number;
  readonly errorCode: ErrorCode;
  readonly details: ErrorDetails;

  constructor(statusCode: number, errorCode: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.details = details;
  }
}

export function notFound(message: string): HttpError {
  return new HttpError(404, 'not_found', message);
}

/** Error for content that an operator has hidden. */
export function gone(message: string): HttpError {
  return new HttpError(410, 'gone', message);
}

export function conflict(message: string): HttpError {
  return new HttpError(409, 'conflict', message);
}

export function badRequest(message: string, fields?: Record<string, string>): HttpError {
  return new HttpError(400, 'bad_request', message, fields && { fields });
}
