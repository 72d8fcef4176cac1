import { IDEMPOTENCY_KEY } from '@naija/contracts/http/paths';
import { sessionToken, type CallMeta } from '@naija/runtime';
import { NoAnswer, uploadForm, type FormAnswer } from './upload-form.ts';

/** What a form uploads. */
export interface Upload {
  readonly body: FormData;
  /** Names the intent, so that a repeat of the call does nothing twice. */
  readonly key: string;
  /** Version of the record that the changes were made to. */
  readonly ifMatch?: string | undefined;
  readonly onProgress: (share: number) => void;
}

/** Behind a function, because arguments of a call stand in actions, and photos and handlers do not belong there. */
export type Sealed<Value> = () => Value;

export type UploadError =
  { status: number; data: unknown } | { status: 'FETCH_ERROR' | 'TIMEOUT_ERROR'; error: string };

/** An answer of the server, its body parsed; `data` is undefined where it is no JSON. */
export type Uploaded =
  { status: number; data: unknown; etag: string | undefined; meta: CallMeta } | { error: UploadError };

/** Makes an upload in the name of the agent who is logged in. */
export async function upload(url: string, sealed: Sealed<Upload>, signal: AbortSignal): Promise<Uploaded> {
  const { body, key, ifMatch, onProgress } = sealed();
  const token = sessionToken();
  try {
    const answer = await uploadForm({
      url,
      body,
      signal,
      onProgress,
      headers: {
        accept: 'application/json',
        [IDEMPOTENCY_KEY]: key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
    });
    // Somebody may have logged in meanwhile: the newer session is none of this call's business.
    const sessionRefused = answer.status === 401 && token === sessionToken();
    return {
      status: answer.status,
      data: parsed(answer),
      etag: answer.etag ?? undefined,
      meta: { sessionRefused },
    };
  } catch (failure) {
    // A cancelled call is over already; what is said of it here, nobody reads.
    if (signal.aborted) return { error: { status: 'FETCH_ERROR', error: 'cancelled' } };
    if (!(failure instanceof NoAnswer)) throw failure;
    const status = failure.reason === 'timeout' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR';
    return { error: { status, error: failure.message } };
  }
}

function parsed({ text }: FormAnswer): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
