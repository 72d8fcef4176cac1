import { LIMITS } from '@naija/contracts/domain/limits';
import {
  DEALINGS,
  FEE_ANSWERS,
  type Comment,
  type CommentListResponse,
  type CommentRequest,
  type CommentResponse,
  type ConfirmCommentResponse,
} from '@naija/contracts/http/comments';
import { REPLY_CHANGES, type ReplyRequest } from '@naija/contracts/http/moderation';
import { Type } from 'typebox';
import { typedSchema, isoTime, nullable, oneOf, uuid } from '../../platform/http/schemas.ts';

const answers = {
  dealing: Type.Optional(oneOf(DEALINGS)),
  feeAsPublished: Type.Optional(oneOf(FEE_ANSWERS)),
};

/** Answers that a comment gives beside its text */
export const commentAnswers = { ...answers, emailConfirmed: Type.Optional(Type.Boolean()) };

const comment = typedSchema<Comment>()(
  Type.Object({
    _id: uuid,
    fullname: Type.String(),
    content: Type.String({ description: 'Plain text' }),
    updatedAt: isoTime,
    ...commentAnswers,
    reply: Type.Optional(
      Type.Object(
        { content: Type.String(), updatedAt: isoTime, editedAt: Type.Optional(isoTime) },
        { description: 'Of the agent' },
      ),
    ),
  }),
);

const END_OF_9999_MS = 253_402_300_799_999;

/** `at` in milliseconds since 1970. */
export const commentCursor = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: END_OF_9999_MS }),
  id: uuid,
});

export const replyParams = Type.Object({ commentId: uuid });
export const replyBody = typedSchema<ReplyRequest>()(
  Type.Object({
    content: Type.Optional(
      Type.String({ maxLength: LIMITS.replyMax, description: 'Needed for all but `remove`' }),
    ),
    change: Type.Optional(oneOf(REPLY_CHANGES)),
  }),
);
export const commentParams = Type.Object({ agentId: uuid });
export const commentListResponse = typedSchema<CommentListResponse>()(
  Type.Object({ comments: Type.Array(comment), nextCursor: nullable(Type.String()) }),
);

/** Description only; the schema of the form validates */
export const commentBody = typedSchema<CommentRequest>()(
  Type.Object({
    fullname: Type.String({ minLength: 1, maxLength: LIMITS.commentNameMax }),
    content: Type.String({
      minLength: 1,
      maxLength: LIMITS.commentMax,
      description: 'Plain text; blanks around it are not kept',
    }),
    ...answers,
    email: Type.Optional(
      Type.String({
        maxLength: LIMITS.emailMax,
        description: 'Gets a link that marks the comment; never shown, and deleted with the link',
      }),
    ),
    website: Type.Optional(Type.String({ description: 'Leave it out' })),
  }),
);
export const confirmCommentResponse = typedSchema<ConfirmCommentResponse>()(
  Type.Object({ message: Type.String(), agentId: uuid }),
);
export const commentResponse = typedSchema<CommentResponse>()(Type.Object({ message: Type.String() }));
