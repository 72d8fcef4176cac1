import { LIMITS } from '@naija/contracts/domain/limits';

/** A multipart call. */
export interface FormCall {
  readonly url: string;
  readonly body: FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Told how much has left this device, as a share from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What came back, whatever its status. */
export interface FormAnswer {
  readonly status: number;
  readonly text: string;
  /** Version of the record in the answer, if it holds one. */
  readonly etag: string | null;
}

/** Nobody answered: no connection, or nothing moved for `LIMITS.requestTimeout`. */
export class NoAnswer extends Error {
  readonly reason: 'offline' | 'timeout';
  constructor(reason: NoAnswer['reason']) {
    super(`No answer to the upload: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Sends a form with PUT and tells how far it is. By XMLHttpRequest, because `fetch` tells nothing of what it sends.
 * There is no limit to the whole: on a slow line a photo takes minutes, and is given up only when nothing moves.
 * @throws NoAnswer, or the signal's reason
 */
export async function uploadForm({ url, body, headers, signal, onProgress }: FormCall): Promise<FormAnswer> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  let stall: ReturnType<typeof stallTimer> | undefined;
  const answer = new Promise<FormAnswer>((resolve, reject) => {
    stall = stallTimer(() => {
      reject(new NoAnswer('timeout'));
    });
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
    request.onload = () => {
      resolve(answerOf(request));
    };
    request.onerror = () => {
      reject(new NoAnswer('offline'));
    };
  });
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    stall?.moved();
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  request.open('PUT', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(body);
  try {
    return await answer;
  } finally {
    stall?.stop();
    // Does nothing where the answer is there.
    request.abort();
  }
}

function answerOf(request: XMLHttpRequest): FormAnswer {
  return { status: request.status, text: request.responseText, etag: request.getResponseHeader('etag') };
}

/** Calls back once nothing has moved for as long as any call may take. */
function stallTimer(onStall: () => void) {
  const start = () => setTimeout(onStall, LIMITS.requestTimeout);
  let timer = start();
  return {
    moved: () => {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
