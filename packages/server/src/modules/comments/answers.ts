import type { Comment } from '@naija/contracts/http/comments';
import type { CommentRow } from '../../database/schema.ts';

/** What was said about a comment, without what was not. */
export function answersOf({
  dealing,
  feeAsPublished,
  emailConfirmed,
}: Pick<CommentRow, 'dealing' | 'feeAsPublished' | 'emailConfirmed'>): Pick<
  Comment,
  'dealing' | 'feeAsPublished' | 'emailConfirmed'
> {
  return {
    ...(dealing && { dealing }),
    ...(feeAsPublished && { feeAsPublished }),
    ...(emailConfirmed && { emailConfirmed }),
  };
}
