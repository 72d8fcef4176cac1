import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { isErrorBody } from '@naija/contracts/http/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { UPLOAD_FIELD } from '@naija/contracts/http/uploads';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { Intent } from './intent.ts';
import { waitFrom } from './wait-from.ts';

/** What came of a call. */
export type Answer =
  | { readonly kind: 'done'; readonly body: unknown; readonly etag: string | null }
  /** The server has answered, and means it. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly body: unknown;
      readonly etag: string | null;
    }
  /** The server is there, and cannot do it now. `wait` is milliseconds, where it said for how long. */
  | { readonly kind: 'later'; readonly everything: boolean; readonly wait: number }
  /** Nobody has answered, or somebody who is not the server. What was sent may have arrived. */
  | { readonly kind: 'silence' };

/** What may be right at another time: timed out, too early, too many, and whatever the server could not do. */
const LATER = [408, 425, 429];

/** Makes the call of an intent, whose photo has been uploaded before. Never rejects. */
export async function call(intent: Intent, token: string | undefined): Promise<Answer> {
  const { kind, about, fields, photo, key, ifMatch } = intent;
  const path =
    kind === 'comment' ? commentPaths.post(about) : kind === 'edit' ? agentPaths.edit : agentPaths.update;
  try {
    const response = await fetch(path, {
      method: kind === 'comment' ? 'POST' : 'PUT',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      body: JSON.stringify({ ...fields, ...(photo && { [UPLOAD_FIELD]: key }) }),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMITS.requestTimeoutMs),
    });
    return await read(response);
  } catch {
    return { kind: 'silence' };
  }
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  if (status >= 500 || LATER.includes(status))
    return { kind: 'later', everything: status === 503, wait: waitFrom(headers) };
  const body = (await response.json()) as unknown;
  const etag = headers.get('etag');
  if (status === 201) return { kind: 'done', body, etag };
  // The login page of a Wi-Fi answers as well, with any status: only the server's own words count.
  return isErrorBody(body) ? { kind: 'refused', status, body, etag } : { kind: 'silence' };
}
