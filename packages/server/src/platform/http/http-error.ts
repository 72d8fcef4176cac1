import type { ErrorCode } from '@naija/contracts/http/errors';

/** What an error may say besides its message. */
export interface ErrorDetails {
  /** Message by field name, where fields were refused. */
  fields?: Record<string, string>;
  /** Whole seconds after which to try again. */
  retryAfter?: number;
}

/** An error whose message may be shown to whoever sent the request. */
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

/** `fields` holds a message by field name. */
export function badRequest(message: string, fields?: Record<string, string>): HttpError {
  return new HttpError(400, 'bad_request', message, fields && { fields });
}
