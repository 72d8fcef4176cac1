import type { ErrorCode } from '@naija/contracts/http/errors';

/** An error whose message may be shown to whoever sent the request. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly errorCode: ErrorCode;

  constructor(statusCode: number, errorCode: ErrorCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.errorCode = errorCode;
  }
}

export function notFound(message: string): HttpError {
  return new HttpError(404, 'not_found', message);
}

export function badRequest(message: string): HttpError {
  return new HttpError(400, 'bad_request', message);
}
