import type { ReactNode } from 'react';
import { formatDay } from '@naija/contracts/domain/dates';
import type { Comment } from '@naija/contracts/http/comments';
import { CommentParts } from './CommentParts.tsx';

export interface CommentItemProps {
  readonly comment: Pick<Comment, 'fullname' | 'content' | 'updatedAt'>;
  /** How far the comment got, for one that is still on this phone. */
  readonly status?: ReactNode;
}

/** One comment: who, when, and what. Strangers write it, so that it is kept from turning the text around it. */
export function CommentItem({ comment, status }: CommentItemProps) {
  return (
    <CommentParts
      by={<bdi>{comment.fullname}</bdi>}
      day={<time dateTime={comment.updatedAt}>{formatDay(comment.updatedAt)}</time>}
      content={<bdi>{comment.content}</bdi>}
      status={status}
    />
  );
}
