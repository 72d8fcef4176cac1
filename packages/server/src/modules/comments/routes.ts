import type { Comment } from '@naija/contracts/http/comments';
import type { CommentRow } from '../../database/schema.ts';
import { agentTopic } from '../../platform/content-changes/content-changes.ts';
import type { App } from '../../platform/http/app-type.ts';
import { decodeCursor, encodeCursor, readPage } from '../../platform/http/cursor.ts';
import { errorResponses, pageQuery } from '../../platform/http/schemas.ts';
import { answersOf } from './fee-answers.ts';
import { findCommentedAgent, listComments, requireVisible } from './repository.ts';
import type { Services } from '../../platform/module.ts';
import { commentCursor, commentListResponse, commentParams } from './schemas.ts';

export function listRoute(app: App, { readPublic, guards }: Services): void {
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
        requireVisible(await findCommentedAgent(db, agentId), request.agent?.id === agentId);
        return readPage((count) => listComments(db, agentId, after, count), limit);
      });
      const nextCursor = last ? encodeCursor({ at: last.createdAt.getTime(), id: last.id }) : null;
      return { comments: page.map(toComment), nextCursor };
    },
  );
}

function toComment({ id, fullname, content, updatedAt, ...row }: CommentRow): Comment {
  const reply = row.replyHiddenAt === null &&
    row.reply !== null &&
    row.repliedAt !== null && {
      content: row.reply,
      updatedAt: row.repliedAt.toISOString(),
      ...(row.replyEditedAt && { editedAt: row.replyEditedAt.toISOString() }),
    };
  return {
    _id: id,
    fullname,
    content,
    updatedAt: updatedAt.toISOString(),
    ...answersOf(row),
    ...(reply && { reply }),
  };
}
