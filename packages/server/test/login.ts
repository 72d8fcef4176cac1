import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import type { Queryable } from '../src/database/database.ts';
import { mailOutbox, type AgentRow, type NewAgent } from '../src/database/schema.ts';
import type { App } from '../src/platform/http/app-type.ts';
import { hashPassword } from '../src/modules/identity/passwords/hash.ts';
import { addAgent } from './agents.ts';
import { testApp } from './app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from './database.ts';
import { tempFolder } from './temp-folder.ts';

export const PASSWORD = 'Plantain-Market-7!';
export const WRONG = 'Plantain-Market-8!';
const HOME = '105.112.0.1';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

/** A server of a test file's own, and callers of it from any address; its database is empty before each test. */
export function authSite(options: Partial<AppOptions> = {}) {
  const folder = tempFolder();
  let database: TestDatabase;
  let app: App;
  let now = new Date();
  let passwordHash: string;
  beforeAll(async () => {
    database = await startTestDatabase(folder);
    passwordHash = await hashPassword(PASSWORD);
    app = await testApp(database.db, folder, {
      clock: () => now,
      trustedProxies: ['127.0.0.1'],
      ...options,
    });
  });
  afterAll(async () => {
    await app.close();
    await database.stop();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00Z');
    await emptyTables(database.db);
  });

  async function post<T = Record<string, unknown>>(
    url: string,
    payload: object | string,
    from = HOME,
  ): Promise<Answer<T>> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const answer = await app.inject({ method: 'POST', url, headers, payload: body });
    return { status: answer.statusCode, body: answer.json<T>(), headers: answer.headers };
  }

  return {
    folder,
    post,
    db: (): Queryable => database.db,
    app: () => app,
    now: () => now,
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    /** Stores an agent who has chosen `PASSWORD`. */
    agent: (fields: Partial<NewAgent> = {}): Promise<AgentRow> =>
      addAgent(database.db, { passwordHash, ...fields }),
    login: (email: string, password = PASSWORD, from = HOME) =>
      post<LoginResponse>(authPaths.login, { email, password }, from),
    forgot: (email: string, from = HOME) => post(authPaths.forgotPassword, { email }, from),
    reset: (token: string, newPassword: string, from = HOME) =>
      post(authPaths.resetPassword(token), { newPassword, confirmPassword: newPassword }, from),
    /** Letters that wait to be sent, the newest first. */
    letters: () => database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)),
  };
}

export type AuthSite = ReturnType<typeof authSite>;

/** Asks for a reset link as the owner of an address, and takes the token out of the letter. */
export async function resetToken(site: AuthSite, email: string, from?: string): Promise<string> {
  await site.forgot(email, from);
  const [letter] = await site.letters();
  const token = /\/set-password\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error('no reset link was sent');
  return token;
}
