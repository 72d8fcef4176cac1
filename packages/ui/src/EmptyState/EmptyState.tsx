import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heart, MessageSquare, SearchX } from 'lucide-react';
import { tokens } from '../theme/tokens.ts';

const icons = { search: SearchX, comments: MessageSquare, saved: Heart };

export interface EmptyStateProps {
  /** What there is none of. */
  readonly about: keyof typeof icons;
  readonly title: string;
  /** What to do about it, in words. */
  readonly children?: ReactNode;
  /** What to do about it, as a button or a link. */
  readonly action?: ReactNode;
}

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xl} ${tokens.space.md};
  border: 1px dashed ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.muted};
  text-align: center;

  > svg {
    color: ${tokens.color.brand};
  }
`;

const Title = styled.p`
  color: ${tokens.color.ink};
  font-size: ${tokens.text.lead};
  font-weight: 700;
  text-wrap: balance;
`;

const Words = styled.p`
  max-width: 32rem;
`;

/** Takes the place of a list that has nothing in it, and that is no failure. */
export function EmptyState({ about, title, children, action }: EmptyStateProps) {
  const Icon = icons[about];
  return (
    <Panel>
      <Icon size="2rem" />
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {action}
    </Panel>
  );
}
