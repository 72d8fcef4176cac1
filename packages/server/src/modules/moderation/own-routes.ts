import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import type { AppealSubject, OwnModeration } from '@naija/contracts/http/moderation';
import { appealSchema } from '@naija/contracts/schemas/appeal';
import type { Queryable } from '../../database/database.ts';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { conflict, notFound } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { agentScope, respondOnce, idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf, callerLoggedIn } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { addAppeal } from './appeals.ts';
import { readOwnModeration } from './own-moderation.ts';
import { readSubject } from './report-route.ts';
import { appealBody, appealSubject, messageResponse, ownModerationResponse } from './schemas.ts';

const tags = ['moderation'];

/** Blocked agents can use these routes. */
export function ownRoutes(app: App, { db, limit, guards, clock }: Services): void {
  app.get(
    '/user/moderation',
    {
      onRequest: guards.requireAgent,
      schema: {
        tags,
        summary: 'What operators have decided about your own account',
        response: { 200: ownModerationResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const own = await requireOwn(db, agentOf(request).id);
      return reply.header('cache-control', 'no-store').send(own);
    },
  );
  app.post(
    '/appeals',
    {
      onRequest: guards.requireAgent,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Objects to a decision about your own reply, profile or account',
        headers: idempotencyHeaders,
        body: appealBody,
        response: { 201: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { text } = readForm(appealSchema, request.body);
      const subject = readSubject(appealSubject, request.body);
      const { id: agentId } = agentOf(request);
      const { method, url, headers } = request;
      const key = headers['idempotency-key'];
      const body = { subject, text };
      const keyed =
        key === undefined ? undefined : { scope: agentScope('appeal', agentId), key, method, url, body };
      const response = await respondOnce(db, keyed, async (tx) => {
        await limit(tx, 'appeal', callerLoggedIn(request));
        await appeal(tx, { agentId, subject, text, createdAt: clock() });
        return { status: 201 as const, body: { message: MODERATION_RESPONSES.appealSent } };
      });
      return reply.code(response.status).header('cache-control', 'no-store').send(response.body);
    },
  );
}

async function requireOwn(db: Queryable, agentId: string): Promise<OwnModeration> {
  const own = await readOwnModeration(db, agentId);
  if (!own) throw notFound('There is no agent with this id');
  return own;
}

async function appeal(tx: Queryable, appeal: Parameters<typeof addAppeal>[1]): Promise<void> {
  const { canAppeal, appeals } = await requireOwn(tx, appeal.agentId);
  const isSame = ({ kind, id }: AppealSubject) => kind === appeal.subject.kind && id === appeal.subject.id;
  const isOpen = appeals.some(({ state, subject }) => state === 'open' && isSame(subject));
  if (!isOpen && !canAppeal.some(isSame))
    throw notFound('Nothing of yours with this id is hidden or blocked');
  if (isOpen || !(await addAppeal(tx, appeal))) throw conflict('Your appeal about this is not answered yet');
}
