import type { SessionSummary, SessionListResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import type { SessionRow } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { errorResponses, typedSchema, isoTime, nullable, uuid } from '../../../platform/http/schemas.ts';
import { agentOf } from './bearer-guards.ts';
import type { Services } from '../../../platform/module.ts';
import { logoutRoute } from './logout.ts';
import { endSession, endSessions, listSessions } from './repository.ts';

const session = typedSchema<SessionSummary>()(
  Type.Object({
    _id: uuid,
    device: Type.Optional(
      nullable(
        Type.String({ description: "Browser and system, as in 'Chrome on Android'; null if unknown" }),
      ),
    ),
    createdAt: isoTime,
    lastUsedAt: isoTime,
    current: Type.Boolean({ description: 'True for the session that asks' }),
  }),
);

const sessionListResponse = typedSchema<SessionListResponse>()(
  Type.Object({ sessions: Type.Array(session) }),
);

const sessionParams = Type.Object({ id: uuid });

const tags = ['sessions'];
const endedResponse = { 204: Type.Null(), ...errorResponses };

export async function sessionRoutes(app: App, context: Services): Promise<void> {
  const { db, clock, guards, security } = context;
  await logoutRoute(app, db, security);
  endingRoutes(app, context);
  app.get(
    '/auth/sessions',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'Where the agent is logged in, last used first',
        response: { 200: sessionListResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = agentOf(request);
      const rows = await listSessions(db, id, clock());
      const sessions = rows.map((row) => toSummary(row, sessionId));
      return reply.header('cache-control', 'no-store').send({ sessions });
    },
  );
}

function endingRoutes(app: App, { db, clock, guards, security }: Services): void {
  const { requireAgent: onRequest } = guards;
  app.delete(
    '/auth/sessions',
    {
      onRequest,
      schema: { tags, summary: 'Ends all sessions but the one that asks', response: endedResponse },
    },
    async (request, reply) => {
      const { id, sessionId } = agentOf(request);
      await endSessions(db, id, sessionId);
      security.record('sessions.ended', request, { agent: id });
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
  app.delete(
    '/auth/sessions/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ends a session of the agent',
        params: sessionParams,
        response: endedResponse,
      },
    },
    async (request, reply) => {
      const { id: agent } = agentOf(request);
      const { id: session } = request.params;
      if (!(await endSession(db, agent, session, clock()))) throw notFound('This session has ended already');
      security.record('session.ended', request, { agent, session });
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );
}

function toSummary({ id, device, createdAt, lastUsedAt }: SessionRow, currentId: string): SessionSummary {
  return {
    _id: id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === currentId,
  };
}
