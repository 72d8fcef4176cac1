import type { Comment, CommentListResponse } from '@naija/contracts/http/comments';
import { Type } from 'typebox';
import { describing, isoTime, nullable, uuid } from '../../http/schemas.ts';

const comment = describing<Comment>()(
  Type.Object({
    _id: uuid,
    fullname: Type.String(),
    content: Type.String({ description: 'Plain text' }),
    updatedAt: isoTime,
  }),
);

export const commentParams = Type.Object({ agentId: uuid });
export const commentListAnswer = describing<CommentListResponse>()(
  Type.Object({ comments: Type.Array(comment), nextCursor: nullable(Type.String()) }),
);
