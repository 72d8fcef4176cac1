import { COMMENT_RESPONSES } from '@naija/contracts/domain/comment-messages';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { commentSchema } from '@naija/contracts/schemas/comment';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm, isHoneypotFilled } from '../../platform/http/form-body.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { respondOnce, idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import { ACCOUNT_STEP_MS, withHiddenTiming } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { mailConfirmation } from './confirmation.ts';
import { addComment, lockAgentForReading, requireVisible } from './repository.ts';
import { commentBody, commentParams, commentResponse } from './schemas.ts';

/** Adds the route by which visitors comment on an agent. With an email it takes the same time whatever is mailed to it. */
export function postRoute(app: App, context: Services): void {
  const { db, limit, notifications } = context;
  app.post(
    '/comment/:agentId',
    {
      validatorCompiler: formBody,
      schema: {
        tags: ['comments'],
        summary: 'Comments on an agent, in public',
        params: commentParams,
        headers: idempotencyHeaders,
        body: commentBody,
        response: { 201: commentResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { fullname, content, dealing, feeAsPublished, email } = readForm(commentSchema, request.body);
      const comment = { fullname, content, dealing, feeAsPublished };
      const isSpam = isHoneypotFilled(request.body);
      const { method, url, params, headers } = request;
      const key = headers['idempotency-key'];
      // Nothing is stored for a comment classified as spam, not even its key.
      const isKeyed = key !== undefined && !isSpam;
      const keyed = isKeyed ? { scope: 'comment', key, method, url, body: { ...comment, email } } : undefined;
      const post = () =>
        respondOnce(db, keyed, async (tx) => {
          const client = identifyClient(request);
          await limit(tx, 'comment', client);
          if (email !== undefined) await limit(tx, 'commentMail', client);
          requireVisible(await lockAgentForReading(tx, params.agentId), false);
          if (!isSpam) {
            const commentId = await addComment(tx, { agentId: params.agentId, ...comment });
            if (email !== undefined)
              await mailConfirmation(context, tx, {
                commentId,
                name: fullname,
                email,
                language: requestLanguage(request),
              });
            await notifications.notifyOfComment(tx, params.agentId);
          }
          const message = email === undefined ? MESSAGES.commentPosted : COMMENT_RESPONSES.postedWithEmail;
          return { status: 201 as const, body: { message } };
        });
      const { status, body } = await (email === undefined
        ? post()
        : withHiddenTiming(context, ACCOUNT_STEP_MS, post));
      notifications.wake();
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}
