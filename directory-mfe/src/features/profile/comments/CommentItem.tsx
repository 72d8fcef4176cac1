import styled from 'styled-components';
import { formatDay } from '@naija/contracts/domain/dates';
import type { Comment } from '@naija/contracts/http/comments';
import { Card, tokens } from '@naija/ui';

const By = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${tokens.space.md};
  margin-bottom: ${tokens.space.xs};

  > time {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.small};
  }
`;

const Content = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** One comment: who, when, and what. */
export function CommentItem({ comment }: { readonly comment: Comment }) {
  return (
    <Card as="li">
      <By>
        <strong>{comment.fullname}</strong>
        <time dateTime={comment.updatedAt}>{formatDay(comment.updatedAt)}</time>
      </By>
      <Content>{comment.content}</Content>
    </Card>
  );
}
