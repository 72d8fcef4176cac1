import { useId } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { CardList, CommentItem, CommentSkeleton, EmptyState, ErrorPanel, Skeletons, tokens } from '@naija/ui';
import { failureMessage } from '../../../failures/failure-message.ts';
import { useDirectoryCommentsByAgentQuery } from './comments-api.ts';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space.md};
`;

/** What visitors wrote about an agent, newest first. */
export function Comments({ agentId }: { readonly agentId: string }) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>Comments</h2>
      <CommentList agentId={agentId} />
    </Section>
  );
}

function CommentList({ agentId }: { readonly agentId: string }) {
  const { currentData, isFetching, error, refetch } = useDirectoryCommentsByAgentQuery(agentId);
  if (currentData) {
    const { comments } = currentData;
    if (comments.length === 0) return <EmptyState about="comments" title={MESSAGES.noCommentsPublic} />;
    return (
      <CardList>
        {comments.map((comment) => (
          <li key={comment._id}>
            <CommentItem comment={comment} />
          </li>
        ))}
      </CardList>
    );
  }
  if (isFetching)
    return (
      <Skeletons label="Loading comments" count={3} layout={CardList}>
        <CommentSkeleton />
      </Skeletons>
    );
  return (
    <ErrorPanel
      title="Comments could not be loaded"
      message={failureMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
