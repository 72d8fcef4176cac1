import { isErrorBody } from '@naija/contracts/http/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { uploadPaths } from '@naija/contracts/http/uploads';
import { DetailedError, Upload } from 'tus-js-client';
import { isForEverything, type RequestResult, retryAfterMs } from './request.ts';
import { fetchStack } from './tus-fetch-stack.ts';

/** Four seconds at 64 kbit/s; at most one chunk is sent again after a connection was cut. */
const CHUNK_BYTES = 32 * 1_024;

export interface PhotoUpload {
  readonly key: string;
  readonly photo: File;
  readonly token: string;
  readonly resume: boolean;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reason for which the photo is not uploaded. `gone`: the upload to resume does not exist; `there`: an upload was to be
 * created that exists; `cancelled`: the signal was aborted.
 */
export type UploadFailure = RequestResult | 'gone' | 'there' | 'cancelled';

/** Uploads a photo, resuming an earlier attempt by the intent's key. Never rejects. @returns undefined after success */
export async function uploadPhoto(upload: PhotoUpload): Promise<UploadFailure | undefined> {
  const { signal, resume } = upload;
  try {
    await run(upload);
    return signal.aborted ? 'cancelled' : undefined;
  } catch (error) {
    return signal.aborted ? 'cancelled' : failureOf(error, resume);
  }
}

function run({ key, photo, token, resume, onProgress, signal }: PhotoUpload): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(photo, {
      // Without an endpoint, a missing upload is not created again.
      endpoint: resume ? null : uploadPaths.create,
      uploadUrl: resume ? new URL(uploadPaths.byKey(key), location.origin).href : null,
      uploadSize: photo.size,
      chunkSize: CHUNK_BYTES,
      retryDelays: null,
      storeFingerprintForResuming: false,
      httpStack: fetchStack,
      headers: { [IDEMPOTENCY_KEY_HEADER]: key, authorization: `Bearer ${token}` },
      onChunkComplete: (_bytes, uploaded, total) => {
        onProgress(total > 0 ? uploaded / total : 0);
      },
      onSuccess: () => {
        resolve();
      },
      onError: reject,
    });
    signal.addEventListener('abort', () => {
      // If the deletion fails, the server's expiry removes it.
      upload.abort(true).then(resolve, resolve);
    });
    upload.start();
  });
}

function failureOf(error: unknown, resumed: boolean): UploadFailure {
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  if (!response) return { kind: 'silence' };
  const status = response.getStatus();
  if (status === 404 || status === 410) return 'gone';
  if (status === 409 && !resumed) return 'there';
  const body = parseJson(response.getBody());
  if (isErrorBody(body) && [400, 401, 403, 413, 415].includes(status))
    return { kind: 'refused', status, body, etag: null };
  const { headers } = response.getUnderlyingObject() as Response;
  return { kind: 'later', everything: isForEverything(status), retryAfterMs: retryAfterMs(headers) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
