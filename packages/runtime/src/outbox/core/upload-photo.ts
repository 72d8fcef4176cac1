import { isErrorBody } from '@naija/contracts/http/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { uploadPaths } from '@naija/contracts/http/uploads';
import { DetailedError, Upload } from 'tus-js-client';
import type { Answer } from './call.ts';
import { fetchStack } from './fetch-stack.ts';
import { waitFrom } from './wait-from.ts';

/** Bytes of a part: on a line of 64 kbit/s one takes four seconds, and what is cut off of it is sent again at most. */
const PART = 32 * 1_024;

/** What is uploaded, and how that is told. */
export interface PhotoUpload {
  readonly key: string;
  readonly photo: File;
  readonly token: string;
  /** Whether some of it may have been uploaded already. */
  readonly begun: boolean;
  /** Told which share has arrived, 0 to 1. */
  readonly onShare: (share: number) => void;
  /** Aborted once nobody wants it any more. */
  readonly signal: AbortSignal;
}

/**
 * Why a photo is not there: 'gone' if one that was begun is not to be found, 'there' if one is that was not, 'cancelled'
 * if it was given up.
 */
export type UploadFailure = Answer | 'gone' | 'there' | 'cancelled';

/**
 * Uploads the photo of an intent, from where an earlier try has got to. An upload is found by its intent's key, so that
 * nothing about it has to be remembered. Of one that is given up no more is sent, and nothing is left on the server.
 * @returns undefined once all of it has arrived; never rejects
 */
export async function uploadPhoto({
  key,
  photo,
  token,
  begun,
  onShare,
  signal,
}: PhotoUpload): Promise<UploadFailure | undefined> {
  try {
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(photo, {
        // Without one, what is not there is not begun anew.
        endpoint: begun ? null : uploadPaths.create,
        uploadUrl: begun ? new URL(uploadPaths.byKey(key), location.origin).href : null,
        uploadSize: photo.size,
        chunkSize: PART,
        retryDelays: null,
        storeFingerprintForResuming: false,
        httpStack: fetchStack,
        headers: { [IDEMPOTENCY_KEY_HEADER]: key, authorization: `Bearer ${token}` },
        onChunkComplete: (_part, arrived, whole) => {
          onShare(whole > 0 ? arrived / whole : 0);
        },
        onSuccess: () => {
          resolve();
        },
        onError: reject,
      });
      signal.addEventListener('abort', () => {
        // What cannot be removed there now is removed in time.
        upload.abort(true).then(resolve, resolve);
      });
      upload.start();
    });
    return signal.aborted ? 'cancelled' : undefined;
  } catch (error) {
    return signal.aborted ? 'cancelled' : answerOf(error, begun);
  }
}

function answerOf(error: unknown, begun: boolean): UploadFailure {
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  if (!response) return { kind: 'silence' };
  const status = response.getStatus();
  if (status === 404 || status === 410) return 'gone';
  // Its parts go on from elsewhere.
  if (status === 409 && !begun) return 'there';
  const body = parsed(response.getBody());
  if (isErrorBody(body) && [400, 401, 403, 413, 415].includes(status))
    return { kind: 'refused', status, body, etag: null };
  const { headers } = response.getUnderlyingObject() as Response;
  return { kind: 'later', everything: status === 503, wait: waitFrom(headers) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
