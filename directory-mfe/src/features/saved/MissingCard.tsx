import { useId } from 'react';
import styled from 'styled-components';
import { formatDay } from '@naija/contracts/domain/dates';
import type { SavedAgent } from '@naija/runtime';
import { Button, Card, tokens } from '@naija/ui';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  height: 100%;
  background: ${tokens.color.sunken};

  > button {
    align-self: start;
    margin-top: auto;
  }
`;

const Title = styled.h2`
  font-size: ${tokens.text.body};
  letter-spacing: 0;
`;

const Words = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export interface MissingCardProps {
  readonly saved: SavedAgent;
  readonly title: string;
  readonly message?: string;
  /** What to do about it. */
  readonly way: { readonly label: string; readonly onChoose: () => void };
}

/** Takes the place of a saved agent who cannot be shown. */
export function MissingCard({ saved, title, message, way }: MissingCardProps) {
  const words = useId();
  return (
    <Frame>
      <Title>{title}</Title>
      {message !== undefined && <Words>{message}</Words>}
      <Words id={words}>Saved on {formatDay(saved.savedAt)}</Words>
      <Button $variant="secondary" aria-describedby={words} onClick={way.onChoose}>
        {way.label}
      </Button>
    </Frame>
  );
}
