import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { authPaths, type LoginResponse, type RestoreEmailResponse } from '@naija/contracts/http/auth';
import { phonePaths } from '@naija/contracts/http/phone';
import { asc, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { AppOptions } from '../src/app.ts';
import { agents, mailOutbox, sessions, type AgentRow, type NewAgent } from '../src/database/schema.ts';
import { createSession } from './identity.ts';
import { PASSWORD, useAuthServer, type Response } from './use-auth-server.ts';

export { PASSWORD, WRONG } from './use-auth-server.ts';
export const NEW = 'Harmattan-Lorry-9!';

type Message = { message: string; code?: string; fields?: Record<string, string> };

/** A server with the actions of logged-in agents and of visitors. */
export function useCredentialServer(options: Partial<AppOptions> = {}) {
  const server = useAuthServer(options);
  const { advance, forgot, now } = server;

  async function request<T = Message>(call: InjectOptions, token?: string): Promise<Response<T>> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await server.app.inject({ ...call, headers });
    const body = response.body === '' ? ({} as T) : response.json<T>();
    return { status: response.statusCode, body, headers: response.headers };
  }
  const post = <T = Message>(url: string, payload: object = {}) => server.post<T>(url, payload);
  const put = (url: string, payload: object, token?: string) =>
    request({ method: 'PUT', url, payload }, token);

  return {
    get db() {
      return server.db;
    },
    get app() {
      return server.app;
    },
    get folder() {
      return server.folder;
    },
    now,
    advance,
    post,
    forgot,
    /** An agent who has chosen `PASSWORD`, and the token of a session. */
    agent: async (fields: Partial<NewAgent> = {}): Promise<{ row: AgentRow; token: string }> => {
      const row = await server.agent(fields);
      return { row, token: await createSession(server.db, row.id, now()) };
    },
    session: (agentId: string) => createSession(server.db, agentId, now()),
    sessionCount: (agentId: string) => server.db.$count(sessions, eq(sessions.agentId, agentId)),
    isOpen: async (token: string) => (await request({ url: authPaths.sessions }, token)).status === 200,
    changeEmail: (token: string | undefined, email: string, currentPassword = PASSWORD) =>
      put(authPaths.changeEmail, { email, currentPassword }, token),
    resendEmailChange: (token?: string) =>
      request({ method: 'POST', url: authPaths.resendEmailChange }, token),
    cancelEmailChange: (token?: string) => request({ method: 'DELETE', url: authPaths.changeEmail }, token),
    changePassword: (token: string | undefined, newPassword = NEW, currentPassword = PASSWORD) =>
      put(authPaths.changePassword, { currentPassword, newPassword, confirmPassword: newPassword }, token),
    /** Lets an edit store another number. */
    allowPhone: (token: string, phone: string, currentPassword = PASSWORD) =>
      request({ method: 'POST', url: phonePaths.new, payload: { phone, currentPassword } }, token),
    deleteAccount: (token: string | undefined, currentPassword = PASSWORD) =>
      request({ method: 'POST', url: authPaths.deleteAccount, payload: { currentPassword } }, token),
    cancelDeletion: (token: string) => post(authPaths.cancelDeletion(token)),
    verify: (token: string) => post(authPaths.verify(token)),
    restore: (token: string) => post<Message & Partial<RestoreEmailResponse>>(authPaths.restoreEmail(token)),
    reset: (token: string, newPassword = NEW) => server.reset(token, newPassword),
    login: (email: string, password = PASSWORD, more: { keepAccount?: boolean } = {}) =>
      post<Message & Partial<LoginResponse>>(authPaths.login, { email, password, ...more }),
    get: (url: string) => request({ url }),
    read: (id: string, token: string) => request<AgentResponse>({ url: agentPaths.byId(id) }, token),
    row: async (id: string): Promise<AgentRow> => {
      const [row] = await server.db.select().from(agents).where(eq(agents.id, id));
      if (!row) throw new Error('there is no such agent');
      return row;
    },
    messages: () => server.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt)),
  };
}

export type CredentialServer = ReturnType<typeof useCredentialServer>;

/** Tokens of the links to a page in the messages to an address, oldest first. */
export async function tokensSentTo(
  server: CredentialServer,
  address: string,
  page: string,
): Promise<string[]> {
  const texts = (await server.messages())
    .filter(({ recipient }) => recipient === address)
    .map(({ text }) => text ?? '');
  return texts.flatMap((text) => {
    const [, token] = text.split(`${page}?token=`);
    return token === undefined ? [] : [/^[\w-]+/.exec(token)?.[0] ?? ''];
  });
}

export async function tokenSentTo(server: CredentialServer, address: string, page: string): Promise<string> {
  const token = (await tokensSentTo(server, address, page)).at(-1);
  if (token === undefined) throw new Error(`no link to ${page} was sent to ${address}`);
  return token;
}

/** Changes the address in a session, and confirms it as the owner of the new one. */
export async function moveTo(server: CredentialServer, token: string, email: string): Promise<void> {
  await server.changeEmail(token, email);
  const { status } = await server.verify(await tokenSentTo(server, email, '/verified'));
  if (status !== 200) throw new Error(`the address was not changed to ${email}`);
}
