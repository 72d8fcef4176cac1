import { REQUEST_TIMEOUT_MS } from '@naija/contracts/domain/first-limits';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { isErrorBody } from '@naija/contracts/http/errors';
import { moderationPaths } from '@naija/contracts/http/moderation';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { IDEMPOTENCY_KEY_HEADER, SITE_HEADER } from '@naija/contracts/http/paths';
import { registrationPaths } from '@naija/contracts/http/registrations';
import { UPLOAD_FIELD } from '@naija/contracts/http/uploads';
import { workPhotoPaths } from '@naija/contracts/http/work-photos';
import { changesProfile, type Intent, type Fields } from '../intent.ts';

export type RequestResult =
  | { readonly kind: 'done'; readonly body: unknown; readonly etag: string | null }
  /** Rejected by the server itself: repeating the request changes nothing. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly body: unknown;
      readonly etag: string | null;
    }
  /** The server cannot process the request now; with `everything`, no other request either. */
  | {
      readonly kind: 'later';
      readonly everything: boolean;
      readonly retryAfterMs: number;
      /** Message of a server that received too many requests; contains when to try again. */
      readonly message?: string | undefined;
    }
  /** No response, or not one of this server. The request may have arrived. */
  | { readonly kind: 'silence' };

/** Request Timeout, Too Early, Too Many Requests. */
const RETRYABLE_STATUSES = [408, 425, 429];

/** True for Service Unavailable and Insufficient Storage, which other requests would receive as well. */
export function isForEverything(status: number): boolean {
  return status === 503 || status === 507;
}

/** Sends the request of an intent after its photo was uploaded. Never rejects. */
export async function request(intent: Intent, token: string | undefined): Promise<RequestResult> {
  const { photo, key, ifMatch } = intent;
  try {
    // Sent with cookies, as by default: the server mails a confirmation in the language of the page.
    const response = await fetch(pathOf(intent), {
      method: changesProfile(intent) ? 'PUT' : 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      body: JSON.stringify({ ...bodyOf(intent), ...(photo && { [UPLOAD_FIELD]: key }) }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return await resultOf(response);
  } catch {
    return { kind: 'silence' };
  }
}

function pathOf({ kind, about, fields }: Intent): string {
  switch (kind) {
    case 'comment':
      return commentPaths.post(about);
    case 'report':
      return moderationPaths.reports;
    case 'reply':
      return moderationPaths.reply(about);
    case 'registration':
      return registrationPaths.own;
    case 'notification':
      return notificationPaths.own;
    case 'edit':
      return agentPaths.edit;
    case 'completion':
      return agentPaths.update;
    case 'work-photo':
      return workPhotoPath(fields);
  }
}

/** Body of the request: the fields of the intent. In a report, the field `subject` is the kind of the reported item. */
function bodyOf({ kind, about, fields }: Intent): object {
  if (kind === 'work-photo') return workPhotoBody(fields);
  if (kind !== 'report') return fields;
  const { subject, ...report } = fields;
  return { ...report, subject: { kind: subject, id: about } };
}

async function messageIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return isErrorBody(body) ? body.message : undefined;
}

async function resultOf(response: Response): Promise<RequestResult> {
  const { status, headers } = response;
  if (status >= 500 || RETRYABLE_STATUSES.includes(status))
    return {
      kind: 'later',
      everything: isForEverything(status),
      retryAfterMs: retryAfterMs(headers),
      message: status === 429 ? await messageIn(response) : undefined,
    };
  // A captive portal may respond with any status, and with JSON.
  if (!headers.has(SITE_HEADER)) return { kind: 'silence' };
  const body = (await response.json()) as unknown;
  const etag = headers.get('etag');
  if (status === 201) return { kind: 'done', body, etag };
  return isErrorBody(body) ? { kind: 'refused', status, body, etag } : { kind: 'silence' };
}

/** Path for a change of work photos; the field `change` selects it. */
function workPhotoPath({ change, id }: Fields): string {
  if (change === 'caption') return workPhotoPaths.caption(String(id));
  if (change === 'remove') return workPhotoPaths.removal(String(id));
  return change === 'order' ? workPhotoPaths.order : workPhotoPaths.add;
}

/** Body for a change of work photos. An order is stored as ids separated by commas. */
function workPhotoBody({ change, id, ids, caption = null }: Fields): object {
  switch (change) {
    case 'caption':
      return { caption };
    case 'remove':
      return {};
    case 'order':
      return { ids: String(ids).split(',') };
    default:
      return { id, caption };
  }
}

/** Milliseconds of `Retry-After`; a date is read relative to the server's own `Date`. */
export function retryAfterMs(headers: Headers): number {
  const value = headers.get('retry-after');
  if (value === null) return 0;
  const seconds = Number(value);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1_000);
  const ms = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
