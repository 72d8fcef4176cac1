import type { ErrorBody, ErrorCode } from '@naija/contracts/http/errors';

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

/** For what an operator has hidden. */
export function gone(message: string): HttpError {
  return new HttpError(410, 'gone', message);
}

export function conflict(message: string): HttpError {
  return new HttpError(409, 'conflict', message);
}

export function badRequest(message: string, fields?: Record<string, string>): HttpError {
  return new HttpError(400, 'bad_request', message, fields && { fields });
}
