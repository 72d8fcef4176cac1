import { asc } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Queryable } from '../src/database/database.ts';
import { mailOutbox } from '../src/database/schema.ts';
import type { App } from '../src/platform/http/app-type.ts';

export const SIGNUP = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '+2348012345678',
  address: '12 Marina Road',
  state: 'lagos',
  password: 'Zinc-Roof-7!',
};

/** Posts JSON, or a text verbatim. */
export async function post(app: App, url: string, payload?: unknown, options: InjectOptions = {}) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const response = await app.inject({
    method: 'POST',
    url,
    ...(payload !== undefined && { headers: { 'content-type': 'application/json' }, payload: text }),
    ...options,
  });
  return { status: response.statusCode, body: response.json<unknown>(), headers: response.headers };
}

/** A message in the outbox, with its secrets. */
export interface QueuedMessage {
  to: string;
  subject: string;
  text: string;
  /** Token of the verification link; empty without a link. */
  token: string;
  /** Empty if there is none. */
  code: string;
}

export async function queuedMessages(db: Queryable): Promise<QueuedMessage[]> {
  const rows = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ recipient, subject, text }) => ({
    to: recipient,
    subject,
    text: text ?? '',
    token: /\/verified\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '',
    code: /^ *(\d{6})$/m.exec(text ?? '')?.[1] ?? '',
  }));
}

export async function lastMessage(db: Queryable): Promise<QueuedMessage> {
  const message = (await queuedMessages(db)).at(-1);
  if (!message) throw new Error('no mail was sent');
  return message;
}
