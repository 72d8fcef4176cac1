import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { createBackoff } from './backoff.ts';
import { database } from './database.ts';
import type { NewIntent } from './intent.ts';
import type { Session } from './send.ts';
import { sendWaiting } from './send-waiting.ts';

export const ADA: Session = { token: 'token of Ada', id: 'ada' };
export const BISI: Session = { token: 'token of Bisi', id: 'bisi' };

/** A call as the server sees it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly token: string | null;
  readonly ifMatch: string | null;
  readonly body: Record<string, unknown>;
}

export const ok = (etag?: string) => () =>
  Response.json({ message: 'Done' }, { status: 201, headers: etag === undefined ? {} : { etag } });
export const refused =
  (status: number, message = 'No.', more: object = {}) =>
  () =>
    Response.json({ message, code: 'bad_request', ...more }, { status, headers: { etag: '"9"' } });
export const busy =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status, headers });
export const noLine = () => {
  throw new TypeError('Failed to fetch');
};

/** Answers calls in their order, the last answer again and again; gives the calls that were made. */
export function answer(...answers: (() => Response)[]): Seen[] {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    const sent = new Headers(headers);
    seen.push({
      method: method ?? 'GET',
      path,
      key: sent.get('idempotency-key'),
      token: sent.get('authorization'),
      ifMatch: sent.get('if-match'),
      body: JSON.parse(body as string) as Seen['body'],
    });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return new Promise((resolve) => {
      resolve(next?.());
    });
  });
  return seen;
}

export const comment = (content: string, about = 'kemi'): NewIntent => ({
  ...{ kind: 'comment', about, owner: null, title: `Comment on ${about}` },
  fields: { fullname: 'Ngozi', content },
});

export const edit = (bio: string, etag = '"1"', who = ADA): NewIntent => ({
  ...{ kind: 'edit', about: who.id, owner: who.id, title: 'Your profile', fields: { bio } },
  base: { data: { id: who.id } as NonNullable<NewIntent['base']>['data'], etag },
});

/** One pass of sending, with fresh patience. */
export function sendAll(session?: Session) {
  const over: Session[] = [];
  const around = {
    session: () => Promise.resolve(session),
    sessionOver: (who: Session) => void over.push(who),
    backoff: createBackoff(),
  };
  return sendWaiting(around).then((wait) => ({ wait, over }));
}

/** Empties the store of this phone. */
export async function emptyStore(): Promise<void> {
  const db = await database();
  for (const store of ['intents', 'drafts', 'draftFiles'] as const) await db.clear(store);
}
