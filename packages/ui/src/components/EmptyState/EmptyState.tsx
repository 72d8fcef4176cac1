import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heart, MessageSquare, SearchX } from 'lucide-react';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { Elements } from '../../foundations/elements.ts';

const icons = { search: SearchX, comments: MessageSquare, saved: Heart };

export interface EmptyStateProps {
  readonly about: keyof typeof icons;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: Elements;
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

const Text = styled.p`
  max-width: 32rem;
`;

export function EmptyState({ about, title, children, action }: EmptyStateProps) {
  const Icon = icons[about];
  return (
    <Panel>
      <Icon size="2rem" />
      <Title>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
      {action}
    </Panel>
  );
}
