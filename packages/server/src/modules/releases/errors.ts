import { ReleaseError, type ReleaseErrorCode } from '@naija/releases';
import type { ErrorCode } from '@naija/contracts/http/errors';
import { badRequest, HttpError } from '../../platform/http/http-error.ts';
import { redactFolder } from './upload-folder.ts';

const RESPONSES: Record<ReleaseErrorCode, [status: number, code: ErrorCode]> = {
  invalid: [422, 'unprocessable'],
  ambiguous: [400, 'bad_request'],
  too_large: [413, 'payload_too_large'],
  conflict: [409, 'conflict'],
  not_found: [404, 'not_found'],
};

const DISCONNECT_CODES: (string | undefined)[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Errors that the client did not cause stay as they are. */
export function toHttpError(error: unknown, remotesDir: string): unknown {
  if (error instanceof ReleaseError) {
    const [status, code] = RESPONSES[error.code];
    return new HttpError(status, code, redactFolder(error.message, remotesDir));
  }
  if (DISCONNECT_CODES.includes((error as NodeJS.ErrnoException | undefined)?.code))
    return badRequest('The archive did not arrive whole. Please send it again.');
  return error;
}
