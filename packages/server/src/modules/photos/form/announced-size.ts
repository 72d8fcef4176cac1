import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../platform/http/http-error.ts';
import { MOST_BYTES } from './limits.ts';

/**
 * How many bytes a form will take, known before any of it is read; more than announced never arrive.
 * @throws HttpError 413 where that is more than may be, 411 where it is not said, as browsers always do.
 */
export function announcedSize({ headers }: FastifyRequest, fileField: string): number {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'bad_request', 'An upload must say how long it is');
  if (Number(length) > MOST_BYTES) throw oversize(fileField);
  return Number(length);
}

/** The file of a form is larger than may be, or all of it is, which can hardly be for another reason. */
export function oversize(fileField: string): HttpError {
  const message = FIELD_MESSAGES.imageSize;
  return new HttpError(413, 'payload_too_large', message, { fields: { [fileField]: message } });
}
