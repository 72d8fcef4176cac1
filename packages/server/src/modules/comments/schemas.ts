import { LIMITS } from '@naija/contracts/domain/limits';
import type {
  Comment,
  CommentListResponse,
  CommentRequest,
  CommentResponse,
} from '@naija/contracts/http/comments';
import { Type } from 'typebox';
import { describing, isoTime, nullable, uuid } from '../../platform/http/schemas.ts';

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

/** Only describes: what is refused is said by the schema of the form. */
export const commentBody = describing<CommentRequest>()(
  Type.Object({
    fullname: Type.String({ minLength: 1, maxLength: LIMITS.commentNameMax }),
    content: Type.String({
      minLength: 1,
      maxLength: LIMITS.commentMax,
      description: 'Plain text; blanks around it are not kept',
    }),
    website: Type.Optional(Type.String({ description: 'Leave it out' })),
  }),
);
export const commentAnswer = describing<CommentResponse>()(Type.Object({ message: Type.String() }));
