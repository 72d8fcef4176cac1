import { MESSAGES } from '@naija/contracts/domain/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { bearerToken } from './bearer-token.ts';
import { findSession } from './repository.ts';
import { guard } from '../../../platform/plugins/openapi-security.ts';

/** The agent who sent a request, by the session that its bearer token proves. */
export interface RequestAgent {
  id: string;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before a guard has run, and for whoever is not logged in. */
    agent: RequestAgent | null;
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks for routes, as `onRequest` or `preHandler`. */
export interface Guards {
  /** Sets `request.agent`; rejects with HttpError 401 where no session holds. */
  requireAgent: Guard;
  /** Sets `request.agent` where a session holds, and lets everybody pass. */
  recogniseAgent: Guard;
}

/** Makes the hooks that read who sent a request, for the routes of `app`. */
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
    // RFC 6750, section 3: the error is named only to who has tried with a token.
    reply.header('www-authenticate', authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"');
    const message = authorization === undefined ? 'Please log in first.' : MESSAGES.sessionEnded;
    throw new HttpError(401, 'unauthorized', message);
  };
  return {
    requireAgent: guard('session', requireAgent),
    recogniseAgent: guard('session', recogniseAgent, { optional: true }),
  };
}

/** The agent that `requireAgent` has let pass. */
export function agentOf({ agent }: FastifyRequest): RequestAgent {
  if (!agent) throw new Error('the route is not guarded by requireAgent');
  return agent;
}
