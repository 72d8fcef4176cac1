import { MESSAGES } from '@naija/contracts/domain/messages';
import type { ErrorBody, ErrorCode } from '@naija/contracts/http/errors';
import type { FastifyError } from 'fastify';
import { isOutage } from '../../database/errors.ts';
import { HttpError, insufficientStorage, isOutOfSpace } from '../http/http-error.ts';
export const RETRY_AFTER_S = 5;

const CODES: Partial<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  429: 'rate_limited',
  431: 'headers_too_large',
  503: 'unavailable',
  507: 'insufficient_storage',
};

export interface ErrorResponse {
  status: number;
  body: ErrorBody;
  retryAfter?: number | undefined;
}

export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof HttpError) return fromHttpError(error);
  if (isOutOfSpace(error)) return fromHttpError(insufficientStorage());
  const { statusCode: status = 500, message, validation } = error as Partial<FastifyError>;
  // A connection that the client breaks within a body looks like a lost database connection, but has status 400.
  if (status === 503 || (status >= 500 && isOutage(error))) return unavailable();
  if (status < 400 || status >= 500) return response(500, MESSAGES.somethingWrong, 'internal');
  if (validation) return response(400, `This request is not valid: ${message ?? ''}`, 'bad_request');
  return response(status, message ?? MESSAGES.somethingWrong, CODES[status] ?? 'bad_request');
}

export function unavailable(): ErrorResponse {
  return { ...response(503, MESSAGES.locationFailed, 'unavailable'), retryAfter: RETRY_AFTER_S };
}

function fromHttpError({ statusCode, errorCode, message, details }: HttpError): ErrorResponse {
  const { status, body } = response(statusCode, message, errorCode);
  const { fields, nearest, retryAfter = status === 503 ? RETRY_AFTER_S : undefined } = details;
  return { status, body: { ...body, ...(fields && { fields }), ...(nearest && { nearest }) }, retryAfter };
}

function response(status: number, message: string, code: ErrorCode): ErrorResponse {
  return { status, body: { message, code } };
}
