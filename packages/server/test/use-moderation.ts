import { operatorPaths } from '@naija/contracts/http/operators';
import { asc, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { mailOutbox, type AgentRow } from '../src/database/schema.ts';
import { grantRole } from '../src/modules/operators/index.ts';
import { addAgent } from './agents.ts';
import { createSession, hashPassword } from './identity.ts';
import { useServer } from './use-server.ts';

export const OPERATOR_PASSWORD = 'Plantain-Market-7!';

export interface Sent<T> {
  status: number;
  body: T;
}

/** A code of an app that holds this secret. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** A server with its own clock, and operators who can have passed the second factor. */
export function useModeration(options: Partial<AppOptions> = {}) {
  let now: Date;
  const server = useServer({ clock: () => now, ...options });
  beforeEach(() => {
    now = new Date('2026-11-20T12:00:00Z');
  });

  async function send<T = { message: string; code?: string }>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    { token, payload, headers }: { token?: string; payload?: object; headers?: Record<string, string> } = {},
  ): Promise<Sent<T>> {
    const request: InjectOptions = {
      method,
      url,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    };
    const response = await server.app.inject(request);
    return { status: response.statusCode, body: response.json<T>() };
  }

  const sessionOf = (agent: AgentRow) => createSession(server.db, agent.id, now);

  /** An operator who has not set up a second factor yet. */
  async function newOperator() {
    const passwordHash = await hashPassword(OPERATOR_PASSWORD);
    const agent = await addAgent(server.db, { passwordHash, image: null });
    await grantRole(server.db, agent.id, now);
    return { agent, token: await sessionOf(agent) };
  }

  return {
    server,
    send,
    sessionOf,
    newOperator,
    /** Mail about an account, oldest first. */
    mailTo: (agentId: string) =>
      server.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.agentId, agentId))
        .orderBy(asc(mailOutbox.createdAt)),
    now: () => now,
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    /** An operator whose session has passed; the code of this time step is used up. */
    async operator() {
      const { agent, token } = await newOperator();
      const payload = { currentPassword: OPERATOR_PASSWORD };
      const { body } = await send<{ secret: string }>('POST', operatorPaths.enrol, { token, payload });
      const confirmed = await send<{ recoveryCodes: string[] }>('POST', operatorPaths.confirm, {
        token,
        payload: { code: codeOf(body.secret, now) },
      });
      return { agent, token, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
    },
  };
}
