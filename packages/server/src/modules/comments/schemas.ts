import { LIMITS } from '@naija/contracts/domain/limits';
import type {
  Comment,
  CommentListResponse,
  CommentRequest,
  CommentResponse,
} from '@naija/contracts/http/comments';
import type { ReplyRequest } from '@naija/contracts/http/moderation';
import { Type } from 'typebox';
import { typedSchema, isoTime, nullable, uuid } from '../../platform/http/schemas.ts';

const comment = typedSchema<Comment>()(
  Type.Object({
    _id: uuid,
    fullname: Type.String(),
    content: Type.String({ description: 'Plain text' }),
    updatedAt: isoTime,
    reply: Type.Optional(
      Type.Object({ content: Type.String(), updatedAt: isoTime }, { description: 'Of the agent' }),
    ),
  }),
);

const END_OF_9999_MS = 253_402_300_799_999;

/** Position of the last comment of a page; `at` in milliseconds since 1970. */
export const commentCursor = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: END_OF_9999_MS }),
  id: uuid,
});

export const replyParams = Type.Object({ commentId: uuid });
export const replyBody = typedSchema<ReplyRequest>()(
  Type.Object({ content: Type.String({ minLength: 1, maxLength: LIMITS.replyMax }) }),
);
export const commentParams = Type.Object({ agentId: uuid });
export const commentListResponse = typedSchema<CommentListResponse>()(
  Type.Object({ comments: Type.Array(comment), nextCursor: nullable(Type.String()) }),
);

/** Only describes: the schema of the form validates, with its own messages. */
export const commentBody = typedSchema<CommentRequest>()(
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
export const commentResponse = typedSchema<CommentResponse>()(Type.Object({ message: Type.String() }));
