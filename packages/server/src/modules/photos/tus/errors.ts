import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { ERRORS } from '@tus/server';
import { badRequest, HttpError, notFound } from '../../../platform/http/http-error.ts';

const VERSION = '1.0.0';

/** Maps errors of `@tus/server`. */
export function toHttpError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const { status_code: status, body } = error as { status_code?: number; body?: string };
  // A newer request took over the upload; clients retry a conflict.
  if (error === ERRORS.ABORTED) return conflict();
  if (error === ERRORS.ERR_LOCK_TIMEOUT) return busy();
  if (status === undefined) return error;
  if (status >= 500) return new Error(`an upload failed: ${body ?? String(status)}`);
  return refusal(status);
}

function refusal(status: number): HttpError {
  if (status === 404 || status === 410) return noSuchUpload();
  if (status === 409) return conflict();
  if (status === 412)
    return new HttpError(412, 'precondition_failed', `Photos are uploaded by version ${VERSION} of tus`);
  if (status === 413) {
    const message = FIELD_MESSAGES.imageSize;
    return new HttpError(413, 'payload_too_large', message, { fields: { image: message } });
  }
  return badRequest(
    `This is not a part of an upload by version ${VERSION} of tus: a header is missing, or not valid`,
  );
}

export function noSuchUpload(): HttpError {
  return notFound('There is no such upload. Please start it anew.');
}

export function busy(): HttpError {
  return new HttpError(503, 'unavailable', SERVER_MESSAGES.uploadBusy);
}

export function conflict(): HttpError {
  return new HttpError(
    409,
    'conflict',
    'This part does not begin where the upload has ended. Please ask how far it is.',
  );
}
