import { useId } from 'react';
import styled from 'styled-components';
import { formatDay } from '@naija/contracts/domain/dates';
import type { Favourite } from '@naija/runtime';
import { Button, Card, tokens } from '@naija/ui';
import { FAVOURITES_MESSAGES } from './messages.ts';

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

const Title = styled.h3`
  font-size: ${tokens.text.body};
  letter-spacing: 0;
`;

const Text = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export interface UnavailableCardProps {
  readonly favourite: Favourite;
  readonly title: string;
  readonly message?: string;
  readonly action: { readonly label: string; readonly onClick: () => void };
}

export function UnavailableCard({ favourite, title, message, action }: UnavailableCardProps) {
  const savedOn = useId();
  return (
    <Frame>
      <Title>{title}</Title>
      {message !== undefined && <Text>{message}</Text>}
      <Text id={savedOn}>{FAVOURITES_MESSAGES.savedOn(formatDay(favourite.savedAt))}</Text>
      <Button $variant="secondary" aria-describedby={savedOn} onClick={action.onClick}>
        {action.label}
      </Button>
    </Frame>
  );
}
