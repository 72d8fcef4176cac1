import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../theme/tokens.ts';

export interface ErrorPanelProps {
  readonly title: string;
  readonly message: string;
  /** For whoever is asked for help: a code, a version. */
  readonly detail?: string | undefined;
  /** Without it there is no Retry. */
  readonly onRetry?: (() => void) | undefined;
  /** Other ways out, next to Retry. */
  readonly children?: ReactNode;
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.md};
  background: ${tokens.color.dangerSoft};
  border: 1px solid ${tokens.color.danger};
  border-radius: ${tokens.radius.medium};
`;

const Title = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.text.lead};
  font-weight: 700;
`;

const Detail = styled.p`
  font:
    ${tokens.text.small} / 1.5 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.xs};

  &:empty {
    display: none;
  }
`;

/** What went wrong, and what a visitor can do about it. Announced as soon as it appears. */
export function ErrorPanel({ title, message, detail, onRetry, children }: ErrorPanelProps) {
  return (
    <Panel role="alert">
      <Title>{title}</Title>
      <p>{message}</p>
      {detail !== undefined && <Detail>{detail}</Detail>}
      <Ways>
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
        {children}
      </Ways>
    </Panel>
  );
}
