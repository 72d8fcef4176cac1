import { asc } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { Queryable } from '../src/database/database.ts';
import { mailOutbox } from '../src/database/schema.ts';
import type { App } from '../src/platform/http/app-type.ts';

/** A sign-up with which nothing is wrong. */
export const SIGNUP = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '+2348012345678',
  address: '12 Marina Road',
  state: 'lagos',
  password: 'Zinc-Roof-7!',
};

/** Posts JSON, or a text as it is. */
export async function post(app: App, url: string, payload?: unknown, options: InjectOptions = {}) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const answer = await app.inject({
    method: 'POST',
    url,
    ...(payload !== undefined && { headers: { 'content-type': 'application/json' }, payload: text }),
    ...options,
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}

/** A letter that waits to be sent, and what in it opens something. */
export interface Sent {
  to: string;
  subject: string;
  text: string;
  /** Of the link that verifies an address; empty where there is none. */
  token: string;
  /** Empty where there is none. */
  code: string;
}

/** The letters that wait to be sent, oldest first. */
export async function sentLetters(db: Queryable): Promise<Sent[]> {
  const rows = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ recipient, subject, text }) => ({
    to: recipient,
    subject,
    text: text ?? '',
    token: /\/verified\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '',
    code: /^ *(\d{6})$/m.exec(text ?? '')?.[1] ?? '',
  }));
}

/** The letter sent last. */
export async function lastLetter(db: Queryable): Promise<Sent> {
  const letter = (await sentLetters(db)).at(-1);
  if (!letter) throw new Error('no letter was sent');
  return letter;
}
