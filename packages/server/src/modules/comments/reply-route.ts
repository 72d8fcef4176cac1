import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { replyRequestSchema } from '@naija/contracts/schemas/reply';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { conflict, notFound } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { agentScope, respondOnce, idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf, callerLoggedIn } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { addReply, changeReply, findComment } from './repository.ts';
import { commentResponse, replyBody, replyParams } from './schemas.ts';

/** Adds the route by which an agent replies, once, to a comment on their own profile, and changes or removes the reply. */
export function replyRoute(app: App, { db, limit, guards, clock }: Services): void {
  app.post(
    '/comment/:commentId/reply',
    {
      onRequest: guards.requireWriter,
      validatorCompiler: formBody,
      schema: {
        tags: ['comments'],
        summary: 'Replies in public to a comment on your own profile, once; or changes or removes that reply',
        params: replyParams,
        headers: idempotencyHeaders,
        body: replyBody,
        response: { 201: commentResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { content, change } = readForm(replyRequestSchema, request.body);
      const { method, url, params, headers } = request;
      const { id: agentId } = agentOf(request);
      const key = headers['idempotency-key'];
      const sent = { content, ...(change !== undefined && { change }) };
      const keyed =
        key === undefined ? undefined : { scope: agentScope('reply', agentId), key, method, url, body: sent };
      const { status, body } = await respondOnce(db, keyed, async (tx) => {
        await limit(tx, 'reply', callerLoggedIn(request));
        const comment = await findComment(tx, params.commentId, agentId);
        if (!comment) throw notFound('There is no such comment on your profile');
        if (change === undefined) {
          if (!(await addReply(tx, comment.id, content, clock())))
            throw conflict(MODERATION_RESPONSES.replyPresent);
          return { status: 201 as const, body: { message: MODERATION_RESPONSES.replyPosted } };
        }
        if (comment.replyHiddenAt !== null) throw conflict(MODERATION_RESPONSES.replyHidden);
        const isChanged = await changeReply(tx, comment.id, change === 'edit' ? content : null, clock());
        if (!isChanged && change === 'edit') throw notFound(MODERATION_RESPONSES.replyAbsent);
        const { replyEdited, replyRemoved } = MODERATION_RESPONSES;
        return { status: 201 as const, body: { message: change === 'edit' ? replyEdited : replyRemoved } };
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}
