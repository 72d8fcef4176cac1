import { useId } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel, Spinner, tokens } from '@naija/ui';
import { failureMessage } from '../../../failures/failure-message.ts';
import { CommentItem } from './CommentItem.tsx';
import { useDirectoryCommentsByAgentQuery } from './comments-api.ts';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space.md};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.sm};
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
    if (comments.length === 0) return <p>{MESSAGES.noCommentsPublic}</p>;
    return (
      <List>
        {comments.map((comment) => (
          <CommentItem key={comment._id} comment={comment} />
        ))}
      </List>
    );
  }
  if (isFetching) return <Spinner label="Loading comments" />;
  return (
    <ErrorPanel
      title="Comments could not be loaded"
      message={failureMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
