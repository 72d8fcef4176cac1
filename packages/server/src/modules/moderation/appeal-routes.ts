import { APPEAL_DECISIONS, type AppealSummary } from '@naija/contracts/http/operators';
import { appealAnswerSchema } from '@naija/contracts/schemas/operator-forms';
import { Check } from 'typebox/value';
import type { Queryable } from '../../database/database.ts';
import type { App } from '../../platform/http/app-type.ts';
import { decodeCursor, encodeCursor, readPage } from '../../platform/http/cursor.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { errorResponses, oneOf } from '../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { findReason, listAudit } from '../audit/index.ts';
import { agentOf } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { findAppeals, toOwnAppeal, type FoundAppeal } from './appeals.ts';
import { answerAppeal } from './decisions.ts';
import {
  appealAnswerBody,
  appealListQuery,
  appealListResponse,
  auditCursor,
  auditQuery,
  auditResponse,
  idParams,
  queueCursor,
} from './operator-schemas.ts';
import { messageResponse } from './schemas.ts';
import { excerptOf } from './subjects.ts';

const tags = ['operators'];

/** Adds the routes of appeals, and of the audit. */
export function appealRoutes(app: App, context: Services): void {
  listRoute(app, context);
  answerRoute(app, context);
  auditRoute(app, context);
}

function listRoute(app: App, { db, operatorGuards }: Services): void {
  app.get(
    '/operators/appeals',
    {
      onRequest: operatorGuards.requirePassed,
      schema: {
        tags,
        summary: 'Open appeals, oldest first; or answered ones',
        querystring: appealListQuery,
        response: { 200: appealListResponse, ...errorResponses },
      },
    },
    async ({ query: { state = 'open', cursor, limit } }) => {
      const isOpen = state === 'open';
      const after = decodeCursor(queueCursor, cursor);
      const { page, last } = await readPage(
        (count) => findAppeals(db, { isOpen, after, limit: count }),
        limit,
      );
      const nextCursor = last
        ? encodeCursor({ at: last.appeal.createdAt.getTime(), id: last.appeal.id })
        : null;
      return { appeals: await Promise.all(page.map((found) => toSummary(db, found))), nextCursor };
    },
  );
}

function answerRoute(app: App, context: Services): void {
  app.post(
    '/operators/appeals/:id',
    {
      onRequest: context.operatorGuards.requirePassed,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Answers an appeal; granted, it restores or unblocks',
        params: idParams,
        headers: secretIdempotencyHeaders,
        body: appealAnswerBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { answer: note } = readForm(appealAnswerSchema, request.body);
      const { decision } = request.body;
      if (!Check(oneOf(APPEAL_DECISIONS), decision))
        throw badRequest('This request must say what is decided');
      const { id: agent } = agentOf(request);
      const isGranted = decision === 'granted';
      const keyed = secretRequest(request, agentScope('decision', agent), [decision, note]);
      const { result: audit, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        answerAppeal({ ...context, commit }, request.params.id, isGranted, { operatorId: agent, note }),
      );
      if (!isRepeat) context.security.record('operator.decided', request, { agent, audit });
      return { message: 'The answer is on its way.' };
    },
  );
}

function auditRoute(app: App, { db, operatorGuards }: Services): void {
  app.get(
    '/operators/audit',
    {
      onRequest: operatorGuards.requirePassed,
      schema: {
        tags,
        summary: 'What operators did, newest first',
        querystring: auditQuery,
        response: { 200: auditResponse, ...errorResponses },
      },
    },
    async ({ query: { subject, cursor, limit } }) => {
      const before = decodeCursor(auditCursor, cursor)?.id;
      const subjects = subject === undefined ? {} : { subjects: [subject] };
      const { page, last } = await readPage(
        (count) => listAudit(db, { ...subjects, before, limit: count }),
        limit,
      );
      return { entries: page, nextCursor: last ? encodeCursor({ id: Number(last.id) }) : null };
    },
  );
}

async function toSummary(db: Queryable, { appeal, agent, comment }: FoundAppeal): Promise<AppealSummary> {
  const own = toOwnAppeal(appeal);
  const reason = await findReason(db, appeal.kind === 'account' ? 'block' : 'hide', own.subject);
  return {
    ...own,
    agent: { id: agent.id, name: agent.name },
    excerpt: excerptOf(appeal.kind, { agent, comment: comment ?? undefined }),
    ...(reason !== undefined && { reason }),
  };
}
