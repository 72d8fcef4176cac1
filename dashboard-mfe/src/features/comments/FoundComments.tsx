import type { RefObject } from 'react';
import { MESSAGES, noResultsFor } from '@naija/contracts/domain/messages';
import type { Comment } from '@naija/contracts/http/comments';
import { CardList, CommentItem, EmptyState } from '@naija/ui';

interface FoundCommentsProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly comments: readonly Comment[];
  /** True when nobody has written anything at all. */
  readonly none: boolean;
  readonly sought: string;
}

/** The comments that a search has left over, or why there are none. */
export function FoundComments({ list, comments, none, sought }: FoundCommentsProps) {
  if (none) return <EmptyState about="comments" title={MESSAGES.noComments} />;
  if (comments.length === 0) return <EmptyState about="search" title={noResultsFor(sought.trim())} />;
  return (
    <CardList ref={list}>
      {comments.map((comment) => (
        <li key={comment._id} tabIndex={-1}>
          <CommentItem comment={comment} />
        </li>
      ))}
    </CardList>
  );
}
