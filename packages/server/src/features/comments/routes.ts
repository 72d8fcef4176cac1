import type { Comment } from '@naija/contracts/http/comments';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import type { CommentRow } from '../../database/schema.ts';
import type { App } from '../../http/app-type.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { notFound } from '../../http/http-error.ts';
import { readPage } from '../../http/page.ts';
import { errorAnswers, pageQuery, uuid } from '../../http/schemas.ts';
import { hasAgent, listComments, placeOf } from './repository.ts';
import { commentListAnswer, commentParams } from './schemas.ts';

const END_OF_9999 = 253_402_300_799_999;
const place = Type.Object({ at: Type.Integer({ minimum: 0, maximum: END_OF_9999 }), id: uuid });

/** Adds the calls about comments. */
export function commentRoutes(app: App, db: Queryable): void {
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
      if (page.length === 0 && !(await hasAgent(db, agentId)))
        throw notFound('There is no agent with this id');
      return { comments: page.map(toComment), nextCursor: last ? encodeCursor({ ...placeOf(last) }) : null };
    },
  );
}

function toComment({ id, fullname, content, updatedAt }: CommentRow): Comment {
  return { _id: id, fullname, content, updatedAt: updatedAt.toISOString() };
}
