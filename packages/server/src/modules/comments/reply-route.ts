import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { replySchema } from '@naija/contracts/schemas/reply';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { conflict, notFound } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { idempotencyHeaders } from '../../platform/idempotency/header.ts';
import { respondOnce } from '../../platform/idempotency/respond-once.ts';
import { agentOf, callerLoggedIn } from '../identity/index.ts';
import { addReply, findComment } from './repository.ts';
import type { CommentContext } from './context.ts';
import { commentResponse, replyBody, replyParams } from './schemas.ts';

/** Adds the route by which an agent replies, once, to a comment on the own profile. */
export function replyRoute(app: App, { db, limit, guards, clock }: CommentContext): void {
  app.post(
    '/comment/:commentId/reply',
    {
      onRequest: guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags: ['comments'],
        summary: 'Replies in public to a comment on the own profile, once',
        params: replyParams,
        headers: idempotencyHeaders,
        body: replyBody,
        response: { 201: commentResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { content } = readForm(replySchema, request.body);
      const { method, url, params, headers } = request;
      const { id: agentId } = agentOf(request);
      const key = headers['idempotency-key'];
      const keyed =
        key === undefined ? undefined : { scope: `reply of ${agentId}`, key, method, url, body: { content } };
      const { status, body } = await respondOnce(db, keyed, async (tx) => {
        await limit(tx, 'reply', callerLoggedIn(request));
        const comment = await findComment(tx, params.commentId, agentId);
        if (!comment) throw notFound('There is no such comment on your profile');
        if (!(await addReply(tx, comment.id, content, clock())))
          throw conflict(MODERATION_RESPONSES.replyPresent);
        return { status: 201 as const, body: { message: MODERATION_RESPONSES.replyPosted } };
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}
