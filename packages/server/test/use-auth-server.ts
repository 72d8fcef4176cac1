import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { desc } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { mailOutbox, type AgentRow, type NewAgent } from '../src/database/schema.ts';
import { addAgent } from './agents.ts';
import { hashPassword } from './identity.ts';
import { useServer } from './use-server.ts';

export const PASSWORD = 'Plantain-Market-7!';
export const WRONG = 'Plantain-Market-8!';
const HOME = '105.112.0.1';

export interface Response<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

/** A server with a clock of its own, called from any network address by way of a trusted proxy. */
export function useAuthServer(options: Partial<AppOptions> = {}) {
  let now = new Date();
  let passwordHash: string;
  const server = useServer({ clock: () => now, trustedProxies: ['127.0.0.1'], ...options });
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });
  beforeEach(() => {
    now = new Date('2026-11-20T12:00:00Z');
  });

  async function post<T = Record<string, unknown>>(
    url: string,
    payload: object | string,
    from = HOME,
  ): Promise<Response<T>> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const response = await server.app.inject({ method: 'POST', url, headers, payload: body });
    return { status: response.statusCode, body: response.json<T>(), headers: response.headers };
  }

  return {
    folder: server.folder,
    get db() {
      return server.db;
    },
    get app() {
      return server.app;
    },
    post,
    now: () => now,
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    /** Stores an agent who has chosen `PASSWORD`. */
    agent: (fields: Partial<NewAgent> = {}): Promise<AgentRow> =>
      addAgent(server.db, { passwordHash, ...fields }),
    login: (email: string, password = PASSWORD, from = HOME) =>
      post<LoginResponse>(authPaths.login, { email, password }, from),
    forgot: (email: string, from = HOME) => post(authPaths.forgotPassword, { email }, from),
    reset: (token: string, newPassword: string, from = HOME) =>
      post(authPaths.resetPassword(token), { newPassword, confirmPassword: newPassword }, from),
    /** Messages in the outbox, newest first. */
    messages: () => server.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)),
  };
}

export type AuthServer = ReturnType<typeof useAuthServer>;

/** Requests a reset link for an address and reads the token in its message. */
export async function requestResetToken(server: AuthServer, email: string, from?: string): Promise<string> {
  await server.forgot(email, from);
  const [message] = await server.messages();
  const token = /\/set-password\?token=([\w-]+)/.exec(message?.text ?? '')?.[1];
  if (token === undefined) throw new Error('no reset link was sent');
  return token;
}
