import { CASE_DECISIONS } from '@naija/contracts/http/operators';
import { noteSchema } from '@naija/contracts/schemas/operator-forms';
import { Check } from 'typebox/value';
import type { App } from '../../platform/http/app-type.ts';
import { decodeCursor, encodeCursor, readPage } from '../../platform/http/cursor.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { errorResponses, oneOf } from '../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { readCase, toCaseSummary } from './case-responses.ts';
import { countOpen, findCases } from './cases.ts';
import { decideCase, openCase } from './decisions.ts';
import {
  caseListQuery,
  caseListResponse,
  caseResponse,
  decisionBody,
  idParams,
  openCaseBody,
  queueCursor,
} from './operator-schemas.ts';
import { countPending } from '../registrations/index.ts';
import { readSubject } from './report-route.ts';
import { subject as subjectSchema } from './schemas.ts';

const tags = ['operators'];

/** Adds the routes of the queue: its cases, and what is decided about them. */
export function caseRoutes(app: App, context: Services): void {
  readRoutes(app, context);
  writeRoutes(app, context);
}

function readRoutes(app: App, { db, operatorGuards }: Services): void {
  app.get(
    '/operators/cases',
    {
      onRequest: operatorGuards.requirePassed,
      schema: {
        tags,
        summary: 'Open cases, oldest first; or closed ones',
        querystring: caseListQuery,
        response: { 200: caseListResponse, ...errorResponses },
      },
    },
    async ({ query: { state = 'open', cursor, limit } }) => {
      const isOpen = state === 'open';
      const after = decodeCursor(queueCursor, cursor);
      const { page, last } = await readPage((count) => findCases(db, { isOpen, after, limit: count }), limit);
      const nextCursor = last ? encodeCursor({ at: last.row.openedAt.getTime(), id: last.row.id }) : null;
      return {
        cases: page.map(toCaseSummary),
        nextCursor,
        counts: { ...(await countOpen(db)), registrations: await countPending(db) },
      };
    },
  );
  app.get(
    '/operators/cases/:id',
    {
      onRequest: operatorGuards.requirePassed,
      schema: {
        tags,
        summary: 'A case with all that is known about it',
        params: idParams,
        response: { 200: caseResponse, ...errorResponses },
      },
    },
    ({ params: { id } }) => readCase(db, id),
  );
}

function writeRoutes(app: App, context: Services): void {
  const { db, security } = context;
  app.post(
    '/operators/cases',
    {
      onRequest: context.operatorGuards.requirePassed,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Opens a case without a report',
        headers: secretIdempotencyHeaders,
        body: openCaseBody,
        response: { 201: caseResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const subject = readSubject(subjectSchema, request.body);
      const { id: agent } = agentOf(request);
      const keyed = secretRequest(request, agentScope('decision', agent), subject);
      const { result, isRepeat } = await actOnce(db, keyed, (commit) =>
        openCase({ ...context, commit }, subject, agent),
      );
      const { id, audit } = result;
      if (audit !== undefined && !isRepeat) security.record('operator.decided', request, { agent, audit });
      return reply.code(201).send(await readCase(db, id));
    },
  );
  app.post(
    '/operators/cases/:id/decision',
    {
      onRequest: context.operatorGuards.requirePassed,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Dismisses a case, hides what it is about, or shows that again',
        params: idParams,
        headers: secretIdempotencyHeaders,
        body: decisionBody,
        response: { 200: caseResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { note } = readForm(noteSchema, request.body);
      const { decision } = request.body;
      if (!Check(oneOf(CASE_DECISIONS), decision)) throw badRequest('This request must say what is decided');
      const { id: agent } = agentOf(request);
      const { id } = request.params;
      const keyed = secretRequest(request, agentScope('decision', agent), [decision, note]);
      const { result: audit, isRepeat } = await actOnce(db, keyed, (commit) =>
        decideCase({ ...context, commit }, id, decision, { operatorId: agent, note }),
      );
      if (!isRepeat) security.record('operator.decided', request, { agent, audit });
      return readCase(db, id);
    },
  );
}
