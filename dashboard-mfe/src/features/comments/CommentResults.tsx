import type { RefObject } from 'react';
import type { Comment } from '@naija/contracts/http/comments';
import { CardList, EmptyState } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { AgentComment } from './AgentComment.tsx';

interface CommentResultsProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly agentId: string;
  readonly comments: readonly Comment[];
  /** True when the agent has no comments at all. */
  readonly isEmpty: boolean;
  readonly query: string;
}

export function CommentResults({ list, agentId, comments, isEmpty, query }: CommentResultsProps) {
  if (isEmpty) return <EmptyState about="comments" title={DASHBOARD_MESSAGES.comments.none} />;
  if (comments.length === 0)
    return <EmptyState about="search" title={DASHBOARD_MESSAGES.search.none(query.trim())} />;
  return (
    <CardList ref={list}>
      {comments.map((comment) => (
        <li key={comment._id} tabIndex={-1}>
          <AgentComment comment={comment} agentId={agentId} />
        </li>
      ))}
    </CardList>
  );
}
