import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDay } from '@naija/contracts/domain/dates';
import type { Comment } from '@naija/contracts/http/comments';
import { Card } from '../../components/Card/Card.tsx';
import { Blank } from '../../components/Skeleton/Blank.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface CommentItemProps {
  readonly comment: Pick<Comment, 'fullname' | 'content' | 'updatedAt'>;
  /** The delivery status of a comment that is still on this device. */
  readonly status?: ReactNode;
}

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${tokens.space.md};
  margin-bottom: ${tokens.space.xs};

  > strong {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Day = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

const Content = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Status = styled.div`
  margin-top: ${tokens.space.xs};
`;

/** One comment. Strangers write it: `bdi` keeps right-to-left text from turning the page around it. */
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

/** A comment of two lines that is being loaded. */
export function CommentSkeleton() {
  return (
    <CommentParts
      by={<Blank>Full name</Blank>}
      day={<Blank>Nov 20, 2026</Blank>}
      content={
        <>
          <Blank>What was said</Blank>
          <br />
          <Blank>in two lines</Blank>
        </>
      }
    />
  );
}

function CommentParts(parts: {
  readonly by: ReactNode;
  readonly day: ReactNode;
  readonly content: ReactNode;
  readonly status?: ReactNode;
}) {
  return (
    <Card>
      <By>
        <strong>{parts.by}</strong>
        <Day>{parts.day}</Day>
      </By>
      <Content>{parts.content}</Content>
      {parts.status !== undefined && <Status>{parts.status}</Status>}
    </Card>
  );
}
