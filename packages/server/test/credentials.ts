import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { authPaths, type LoginResponse, type RestoreEmailResponse } from '@naija/contracts/http/auth';
import { asc, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import type { Queryable } from '../src/database/database.ts';
import { agents, mailOutbox, sessions, type AgentRow, type NewAgent } from '../src/database/schema.ts';
import type { App } from '../src/platform/http/app-type.ts';
import { hashPassword } from '../src/modules/identity/passwords/hash.ts';
import { createSession } from '../src/modules/identity/sessions/repository.ts';
import { addAgent } from './agents.ts';
import { testApp } from './app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from './database.ts';
import { tempFolder } from './temp-folder.ts';

export const PASSWORD = 'Plantain-Market-7!';
export const WRONG = 'Plantain-Market-8!';
export const NEW = 'Harmattan-Lorry-9!';

interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}
type Words = { message: string; code?: string; fields?: Record<string, string> };

/** A server of a test file's own, and what agents and strangers do with it; nobody is there before each test. */
export function credentialSite(options: Partial<AppOptions> = {}) {
  const folder = tempFolder();
  let database: TestDatabase;
  let app: App;
  let passwordHash: string;
  let now = new Date();
  beforeAll(async () => {
    database = await startTestDatabase(folder);
    passwordHash = await hashPassword(PASSWORD);
    app = await testApp(database.db, folder, { clock: () => now, ...options });
  });
  afterAll(async () => {
    await app.close();
    await database.stop();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00Z');
    await emptyTables(database.db);
  });

  const ask = async <T = Words>(request: InjectOptions, token?: string): Promise<Answer<T>> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ ...request, headers });
    return { status: answer.statusCode, body: answer.json<T>(), headers: answer.headers };
  };
  const post = <T = Words>(url: string, payload: object = {}) => ask<T>({ method: 'POST', url, payload });
  const put = (url: string, payload: object, token?: string) => ask({ method: 'PUT', url, payload }, token);

  return {
    db: (): Queryable => database.db,
    now: () => now,
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    /** An agent who has chosen `PASSWORD`, and the token of a session. */
    agent: async (fields: Partial<NewAgent> = {}): Promise<{ row: AgentRow; token: string }> => {
      const row = await addAgent(database.db, { passwordHash, ...fields });
      return { row, token: await createSession(database.db, row.id, now) };
    },
    /** Another session of an agent. */
    session: (agentId: string) => createSession(database.db, agentId, now),
    sessionCount: (agentId: string) => database.db.$count(sessions, eq(sessions.agentId, agentId)),
    isOpen: async (token: string) => (await ask({ url: authPaths.sessions }, token)).status === 200,
    changeEmail: (token: string | undefined, email: string, currentPassword = PASSWORD) =>
      put(authPaths.changeEmail, { email, currentPassword }, token),
    changePassword: (token: string | undefined, newPassword = NEW, currentPassword = PASSWORD) =>
      put(authPaths.changePassword, { currentPassword, newPassword, confirmPassword: newPassword }, token),
    verify: (token: string) => post(authPaths.verify(token)),
    restore: (token: string) => post<Words & Partial<RestoreEmailResponse>>(authPaths.restoreEmail(token)),
    reset: (token: string, newPassword = NEW) =>
      post(authPaths.resetPassword(token), { newPassword, confirmPassword: newPassword }),
    forgot: (email: string) => post(authPaths.forgotPassword, { email }),
    login: (email: string, password = PASSWORD) =>
      post<Words & Partial<LoginResponse>>(authPaths.login, { email, password }),
    post,
    get: (url: string) => ask({ url }),
    read: (id: string, token: string) => ask<AgentResponse>({ url: agentPaths.byId(id) }, token),
    row: async (id: string): Promise<AgentRow> => {
      const [row] = await database.db.select().from(agents).where(eq(agents.id, id));
      if (!row) throw new Error('there is no such agent');
      return row;
    },
    /** Letters that wait to be sent, oldest first. */
    letters: () => database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt)),
  };
}

export type CredentialSite = ReturnType<typeof credentialSite>;

/** The tokens of the links to a page in the letters to an address, oldest first. */
export async function tokensSentTo(site: CredentialSite, address: string, page: string): Promise<string[]> {
  const texts = (await site.letters())
    .filter(({ recipient }) => recipient === address)
    .map(({ text }) => text ?? '');
  return texts.flatMap((text) => {
    const [, token] = text.split(`${page}?token=`);
    return token === undefined ? [] : [/^[\w-]+/.exec(token)?.[0] ?? ''];
  });
}

/** The newest of them. */
export async function tokenSentTo(site: CredentialSite, address: string, page: string): Promise<string> {
  const token = (await tokensSentTo(site, address, page)).at(-1);
  if (token === undefined) throw new Error(`no link to ${page} was sent to ${address}`);
  return token;
}

/** Lets a session change the address, and the owner of the new one confirm it. */
export async function moveTo(site: CredentialSite, token: string, email: string): Promise<void> {
  await site.changeEmail(token, email);
  const { status } = await site.verify(await tokenSentTo(site, email, '/verified'));
  if (status !== 200) throw new Error(`the address was not changed to ${email}`);
}
