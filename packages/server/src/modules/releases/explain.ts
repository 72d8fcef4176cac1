import { ReleaseError, type ReleaseErrorCode } from '@naija/releases';
import type { ErrorCode } from '@naija/contracts/http/errors';
import { badRequest, HttpError } from '../../platform/http/http-error.ts';
import { withoutPlace } from './uploads.ts';

const ANSWERS: Record<ReleaseErrorCode, [status: number, code: ErrorCode]> = {
  invalid: [422, 'unprocessable'],
  ambiguous: [400, 'bad_request'],
  too_large: [413, 'payload_too_large'],
  conflict: [409, 'conflict'],
  not_found: [404, 'not_found'],
};

/** Whoever sent an archive has gone, and will not read the answer. */
const GONE: (string | undefined)[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** What is answered where releases cannot be switched; what is not the caller's fault stays as it is. */
export function explain(error: unknown, remotesDir: string): unknown {
  if (error instanceof ReleaseError) {
    const [status, code] = ANSWERS[error.code];
    return new HttpError(status, code, withoutPlace(error.message, remotesDir));
  }
  if (GONE.includes((error as NodeJS.ErrnoException | undefined)?.code))
    return badRequest('The archive did not arrive whole. Please send it again.');
  return error;
}
