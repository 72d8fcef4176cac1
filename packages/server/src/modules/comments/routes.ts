import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Comment } from '@naija/contracts/http/comments';
import { commentSchema } from '@naija/contracts/schemas/comment';
import type { Queryable } from '../../database/database.ts';
import type { CommentRow } from '../../database/schema.ts';
import { agentTopic } from '../../platform/content-changes/content-changes.ts';
import type { App } from '../../platform/http/app-type.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { notFound, type HttpError } from '../../platform/http/http-error.ts';
import { readPage } from '../../platform/http/pagination.ts';
import { errorResponses, pageQuery } from '../../platform/http/schemas.ts';
import { respondOnce } from '../../platform/idempotency/respond-once.ts';
import { idempotencyHeaders } from '../../platform/idempotency/header.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { PublicReads } from '../../platform/public-reads/public-reads.ts';
import { addComment, hasAgent, listComments, lockAgent } from './repository.ts';
import {
  commentBody,
  commentCursor,
  commentListResponse,
  commentParams,
  commentResponse,
} from './schemas.ts';

interface CommentContext {
  db: Queryable;
  readPublic: PublicReads;
  limit: RateLimiter;
}

export function commentRoutes(app: App, { db, readPublic, limit }: CommentContext): void {
  listRoute(app, readPublic);
  postRoute(app, db, limit);
}

function listRoute(app: App, readPublic: PublicReads): void {
  app.get(
    '/comment/getAll/:agentId',
    {
      config: { topics: ({ agentId = '' }) => [agentTopic(agentId)] },
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
        const found = await readPage((count) => listComments(db, agentId, after, count), limit);
        if (found.page.length === 0 && !(await hasAgent(db, agentId))) throw unknownAgent();
        return found;
      });
      const nextCursor = last ? encodeCursor({ at: last.createdAt.getTime(), id: last.id }) : null;
      return { comments: page.map(toComment), nextCursor };
    },
  );
}

function postRoute(app: App, db: Queryable, limit: RateLimiter): void {
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
        if (!(await lockAgent(tx, params.agentId))) throw unknownAgent();
        if (!isSpam) await addComment(tx, { agentId: params.agentId, ...comment });
        return { status: 201 as const, body: { message: MESSAGES.commentPosted } };
      });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    },
  );
}

/** The form hides the field `website` from people. */
function isHoneypotFilled(body: unknown): boolean {
  const { website } = body as { website?: unknown };
  return website !== undefined && website !== null && website !== '';
}

function unknownAgent(): HttpError {
  return notFound('There is no agent with this id');
}

function toComment({ id, fullname, content, updatedAt }: CommentRow): Comment {
  return { _id: id, fullname, content, updatedAt: updatedAt.toISOString() };
}
