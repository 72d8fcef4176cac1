import 'fake-indexeddb/auto';
import { SITE_HEADER } from '@naija/contracts/http/paths';
import { vi } from 'vitest';
import type { NewIntent } from '../intent.ts';
import { createBackoff } from '../sending/backoff.ts';
import type { Session } from '../sending/send-intent.ts';
import { sendPending } from '../sending/send-pending.ts';
import { database } from '../store/database.ts';

export const ADA: Session = { token: 'token of Ada', id: 'ada' };
export const BISI: Session = { token: 'token of Bisi', id: 'bisi' };

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly token: string | null;
  readonly ifMatch: string | null;
  readonly body: Record<string, unknown>;
}

export const ok = (etag?: string) => () =>
  Response.json(
    { message: 'Done' },
    { status: 201, headers: { [SITE_HEADER]: '1', ...(etag !== undefined && { etag }) } },
  );
export const refused =
  (status: number, message = 'No.', more: object = {}) =>
  () =>
    Response.json(
      { message, code: 'bad_request', ...more },
      { status, headers: { [SITE_HEADER]: '1', etag: '"9"' } },
    );
export const busy =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status, headers });
export const networkError = () => {
  throw new TypeError('Failed to fetch');
};

/** Responds to requests in order, and repeats the last response. @returns the received requests */
export function respond(...responses: (() => Response)[]): ReceivedRequest[] {
  const requests: ReceivedRequest[] = [];
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    const sent = new Headers(headers);
    requests.push({
      method: method ?? 'GET',
      path,
      key: sent.get('idempotency-key'),
      token: sent.get('authorization'),
      ifMatch: sent.get('if-match'),
      body: JSON.parse(body as string) as ReceivedRequest['body'],
    });
    const next = responses.length > 1 ? responses.shift() : responses[0];
    return new Promise((resolve) => {
      resolve(next?.());
    });
  });
  return requests;
}

export const comment = (content: string, about = 'kemi'): NewIntent => ({
  kind: 'comment',
  about,
  owner: null,
  title: `Comment on ${about}`,
  fields: { fullname: 'Ngozi', content },
});

export const edit = (bio: string, etag = '"1"', who = ADA): NewIntent => ({
  kind: 'edit',
  about: who.id,
  owner: who.id,
  title: 'Your profile',
  fields: { bio },
  base: { data: { id: who.id } as NonNullable<NewIntent['base']>['data'], etag },
});

/** Sends all due intents once, without delays from earlier failures. */
export async function sendAll(session?: Session) {
  const refusedSessions: Session[] = [];
  const waitMs = await sendPending({
    session: () => Promise.resolve(session),
    onSessionRefused: (refused) => void refusedSessions.push(refused),
    backoff: createBackoff(),
  });
  return { waitMs, refusedSessions };
}

export async function clearStore(): Promise<void> {
  const db = await database();
  for (const store of ['intents', 'drafts', 'draftFiles'] as const) await db.clear(store);
}

/** Lets every transaction fail, as on a full device. @returns function that ends it */
export async function fillUp(): Promise<() => void> {
  const full = vi.spyOn(await database(), 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => {
    full.mockRestore();
  };
}
