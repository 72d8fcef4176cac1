import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../database/database.ts';
import { agents } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { guard } from '../../../platform/plugins/api-docs.ts';
import { findSession } from './repository.ts';

export interface RequestAgent {
  id: string;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before a guard, and for anonymous requests. */
    agent: RequestAgent | null;
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface Guards {
  /** Rejects with HttpError 401 without a valid session. */
  requireAgent: Guard;
  /** Same as `requireAgent`, but passes a request with an idempotency key, whose route then calls `requireAgent` itself. */
  requireAgentOrKey: Guard;
  /** Like `requireAgent`; rejects a blocked agent with HttpError 403. */
  requireWriter: Guard;
  /** Sets the agent if the session is valid, and passes every request. */
  recogniseAgent: Guard;
}

// RFC 6750, section 2.1; case-insensitive scheme by RFC 9110, section 11.1
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Returns the token of an Authorization header, valid or not; undefined without one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

export function bearerGuards(app: App, db: Queryable, clock: () => Date): Guards {
  app.decorateRequest('agent', null);
  const recogniseAgent: Guard = async (request) => {
    const token = bearerToken(request.headers.authorization);
    const session = token === undefined ? undefined : await findSession(db, token, clock());
    request.agent = session ? { id: session.agentId, sessionId: session.id } : null;
  };
  const requireAgent: Guard = async (request, reply) => {
    await recogniseAgent(request, reply);
    if (request.agent) return;
    const { authorization } = request.headers;
    // RFC 6750, section 3: no error code for requests without a token.
    reply.header('www-authenticate', authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
    const message = authorization === undefined ? SERVER_MESSAGES.loginFirst : MESSAGES.sessionEnded;
    throw new HttpError(401, 'unauthorized', message);
  };
  const requireAgentOrKey: Guard = async (request, reply) => {
    if (request.headers['idempotency-key'] === undefined) await requireAgent(request, reply);
  };
  const requireWriter: Guard = async (request, reply) => {
    await requireAgent(request, reply);
    const isBlocked = and(eq(agents.id, agentOf(request).id), isNotNull(agents.blockedAt));
    if ((await db.$count(agents, isBlocked)) > 0)
      throw new HttpError(403, 'blocked', MODERATION_RESPONSES.accountBlocked);
  };
  return {
    requireWriter: guard('session', requireWriter),
    requireAgent: guard('session', requireAgent),
    requireAgentOrKey: guard('session', requireAgentOrKey),
    recogniseAgent: guard('session', recogniseAgent, { optional: true }),
  };
}

export function agentOf({ agent }: FastifyRequest): RequestAgent {
  if (!agent) throw new Error('the route is not guarded by requireAgent');
  return agent;
}
