import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../platform/http/http-error.ts';
import { MAX_FORM_BYTES } from './limits.ts';

/**
 * Size of a form, known before it is read.
 * @throws HttpError 413 where it is too large, 411 where the header is missing.
 */
export function readContentLength({ headers }: FastifyRequest, fileField: string): number {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'bad_request', 'An upload must say how long it is');
  if (Number(length) > MAX_FORM_BYTES) throw fileTooLarge(fileField);
  return Number(length);
}

export function fileTooLarge(fileField: string): HttpError {
  const message = FIELD_MESSAGES.imageSize;
  return new HttpError(413, 'payload_too_large', message, { fields: { [fileField]: message } });
}
