import { MESSAGES } from '@naija/contracts/domain/messages';
import type { ErrorBody, ErrorCode } from '@naija/contracts/http/errors';
import type { FastifyError } from 'fastify';
import { isOutage } from '../../database/outage.ts';
import { HttpError } from '../http/http-error.ts';

/** Seconds after which a caller may try again. */
export const RETRY_AFTER = 5;

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
};

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  /** Whole seconds after which to try again. */
  retryAfter?: number | undefined;
}

/** What a caller is told of an error; of one that is our own fault, only that there was one. */
export function describeError(error: unknown): ErrorAnswer {
  if (error instanceof HttpError) return answerOf(error);
  if (isOutage(error)) return unavailable();
  const { statusCode: status = 500, message, validation } = error as Partial<FastifyError>;
  if (status === 503) return unavailable();
  if (status < 400 || status >= 500) return answer(500, MESSAGES.somethingWrong, 'internal');
  if (validation) return answer(400, `This request is not valid: ${message ?? ''}`, 'bad_request');
  return answer(status, message ?? MESSAGES.somethingWrong, CODES[status] ?? 'bad_request');
}

export function unavailable(): ErrorAnswer {
  return { ...answer(503, MESSAGES.locationFailed, 'unavailable'), retryAfter: RETRY_AFTER };
}

function answerOf({ statusCode, errorCode, message, details }: HttpError): ErrorAnswer {
  const { status, body } = answer(statusCode, message, errorCode);
  const { fields, retryAfter = status === 503 ? RETRY_AFTER : undefined } = details;
  return { status, body: { ...body, ...(fields && { fields }) }, retryAfter };
}

function answer(status: number, message: string, code: ErrorCode): ErrorAnswer {
  return { status, body: { message, code } };
}
