import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Comment } from '@naija/contracts/http/comments';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { CommentRow } from '../../database/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts';
import { formBody } from '../../platform/http/form-body.ts';
import { notFound, type HttpError } from '../../platform/http/http-error.ts';
import { readPage } from '../../platform/http/page.ts';
import { errorAnswers, pageQuery, uuid } from '../../platform/http/schemas.ts';
import { answerOnce } from '../../platform/idempotency/answer-once.ts';
import { idempotencyHeaders } from '../../platform/idempotency/header.ts';
import { callerOf } from '../../platform/rate-limits/caller.ts';
import type { Limiter } from '../../platform/rate-limits/limiter.ts';
import { readComment } from './read-comment.ts';
import { addComment, hasAgent, holdAgent, listComments, placeOf } from './repository.ts';
import { commentAnswer, commentBody, commentListAnswer, commentParams } from './schemas.ts';

const END_OF_9999 = 253_402_300_799_999;
const place = Type.Object({ at: Type.Integer({ minimum: 0, maximum: END_OF_9999 }), id: uuid });

/** Adds the calls about comments. */
export function commentRoutes(app: App, db: Queryable, limit: Limiter): void {
  listRoute(app, db);
  postRoute(app, db, limit);
}

function listRoute(app: App, db: Queryable): void {
  app.get(
    '/comment/getAll/:agentId',
    {
      schema: {
        tags: ['comments'],
        summary: 'Comments on an agent, newest first',
        params: commentParams,
        querystring: pageQuery,
        response: { 200: commentListAnswer, ...errorAnswers },
      },
    },
    async ({ params: { agentId }, query }) => {
      const after = decodeCursor(place, query.cursor);
      const { page, last } = await readPage((count) => listComments(db, agentId, after, count), query.limit);
      if (page.length === 0 && !(await hasAgent(db, agentId))) throw unknownAgent();
      return { comments: page.map(toComment), nextCursor: last ? encodeCursor({ ...placeOf(last) }) : null };
    },
  );
}

function postRoute(app: App, db: Queryable, limit: Limiter): void {
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
        response: { 201: commentAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { isTrapped, ...comment } = readComment(request.body);
      const { method, url, params, headers } = request;
      const key = headers['idempotency-key'];
      // Of a machine nothing is kept, not even its key.
      const isKeyed = key !== undefined && !isTrapped;
      const asked = isKeyed ? { scope: 'comment', key, method, url, body: comment } : undefined;
      const { status, body } = await answerOnce(db, asked, async (tx) => {
        await limit(tx, 'comment', callerOf(request));
        if (!(await holdAgent(tx, params.agentId))) throw unknownAgent();
        if (!isTrapped) await addComment(tx, { agentId: params.agentId, ...comment });
        return { status: 201 as const, body: { message: MESSAGES.commentPosted } };
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}

function unknownAgent(): HttpError {
  return notFound('There is no agent with this id');
}

function toComment({ id, fullname, content, updatedAt }: CommentRow): Comment {
  return { _id: id, fullname, content, updatedAt: updatedAt.toISOString() };
}
