import styled from 'styled-components';
import { translateText, words } from '@naija/runtime';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.error', { retry: 'Retry' });

export interface ErrorPanelProps {
  readonly title: string;
  /** May be what the server says, in English. */
  readonly message: string;
  /** Details for support: a code, a version. */
  readonly detail?: string | undefined;
  /** Called by the Retry button, which is shown only if this is given. */
  readonly onRetry?: (() => void) | undefined;
  /** Further actions, next to Retry. */
  readonly children?: Elements;
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.xs};

  &:empty {
    display: none;
  }
`;

/** An error with its actions, announced as it appears. */
export function ErrorPanel({ title, message, detail, onRetry, children }: ErrorPanelProps) {
  return (
    <Panel role="alert">
      <Title>{title}</Title>
      <p>{translateText(message)}</p>
      {detail !== undefined && <Detail>{detail}</Detail>}
      <Actions>
        {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
        {children}
      </Actions>
    </Panel>
  );
}
