import { MESSAGES } from '@naija/contracts/domain/messages';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import type { Comment } from '@naija/contracts/http/comments';
import { commentSchema } from '@naija/contracts/schemas/comment';
import { isHidden } from '../../database/listed.ts';
import type { CommentRow } from '../../database/schema.ts';
import { isHoneypotFilled } from '../../platform/http/honeypot.ts';
import { agentTopic } from '../../platform/content-changes/content-changes.ts';
import type { App } from '../../platform/http/app-type.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { gone, notFound } from '../../platform/http/http-error.ts';
import { readPage } from '../../platform/http/pagination.ts';
import { errorResponses, pageQuery } from '../../platform/http/schemas.ts';
import { respondOnce } from '../../platform/idempotency/respond-once.ts';
import { idempotencyHeaders } from '../../platform/idempotency/header.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { CommentContext } from './context.ts';
import { replyRoute } from './reply-route.ts';
import { addComment, findAgent, listComments, lockAgent, type Commented } from './repository.ts';
import {
  commentBody,
  commentCursor,
  commentListResponse,
  commentParams,
  commentResponse,
} from './schemas.ts';

export function commentRoutes(app: App, context: CommentContext): void {
  listRoute(app, context);
  postRoute(app, context);
  replyRoute(app, context);
}

function listRoute(app: App, { readPublic, guards }: CommentContext): void {
  app.get(
    '/comment/getAll/:agentId',
    {
      config: { topics: ({ agentId = '' }) => [agentTopic(agentId)] },
      onRequest: guards.recogniseAgent,
      schema: {
        tags: ['comments'],
        summary: 'Comments on an agent, newest first',
        params: commentParams,
        querystring: pageQuery,
        response: { 200: commentListResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { agentId } = request.params;
      const { cursor, limit } = request.query;
      const after = decodeCursor(commentCursor, cursor);
      const { page, last } = await readPublic(request, async (db) => {
        requireVisible(await findAgent(db, agentId), request.agent?.id === agentId);
        return readPage((count) => listComments(db, agentId, after, count), limit);
      });
      const nextCursor = last ? encodeCursor({ at: last.createdAt.getTime(), id: last.id }) : null;
      return { comments: page.map(toComment), nextCursor };
    },
  );
}

function postRoute(app: App, { db, limit }: CommentContext): void {
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
      const { fullname, content } = readForm(commentSchema, request.body);
      const comment = { fullname, content };
      const isSpam = isHoneypotFilled(request.body);
      const { method, url, params, headers } = request;
      const key = headers['idempotency-key'];
      // Of spam nothing is stored, not even its key.
      const isKeyed = key !== undefined && !isSpam;
      const keyed = isKeyed ? { scope: 'comment', key, method, url, body: comment } : undefined;
      const { status, body } = await respondOnce(db, keyed, async (tx) => {
        await limit(tx, 'comment', identifyClient(request));
        requireVisible(await lockAgent(tx, params.agentId), false);
        if (!isSpam) await addComment(tx, { agentId: params.agentId, ...comment });
        return { status: 201 as const, body: { message: MESSAGES.commentPosted } };
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}

/** Throws HttpError 404 without an agent, 410 for a hidden one unless it is the caller. */
function requireVisible(agent: Commented | undefined, isOwn: boolean): void {
  if (!agent) throw notFound('There is no agent with this id');
  if (isHidden(agent) && !isOwn) throw gone(MODERATION_RESPONSES.profileGone);
}

function toComment({ id, fullname, content, updatedAt, ...row }: CommentRow): Comment {
  const reply = row.replyHiddenAt === null &&
    row.reply !== null &&
    row.repliedAt !== null && {
      content: row.reply,
      updatedAt: row.repliedAt.toISOString(),
    };
  return { _id: id, fullname, content, updatedAt: updatedAt.toISOString(), ...(reply && { reply }) };
}
