import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../Card/Card.tsx';
import { tokens } from '../theme/tokens.ts';

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

/** What stands in a comment, and in the skeleton of one. */
export function CommentParts(parts: {
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
