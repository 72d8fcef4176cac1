import { useId } from 'react';
import styled from 'styled-components';
import { Phone } from 'lucide-react';
import { formatDay } from '@naija/contracts/domain/dates';
import { formatPhone } from '@naija/contracts/domain/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { cacheStatusOf, type Favourite } from '@naija/runtime';
import {
  AgentCard,
  AgentCardSkeleton,
  Blank,
  ButtonAnchor,
  loadErrorMessage,
  tokens,
  Button,
  Card,
} from '@naija/ui';
import { useDirectoryAgentByIdQuery, isUnknownAgent } from '../../agents/agent-api.ts';
import { callLink } from '../../agents/agent-record.ts';
import { FavouriteButton } from '../../agents/FavouriteButton.tsx';
import { CacheStatus } from '../../offline/CacheStatus.tsx';
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

export interface FavouriteCardProps {
  readonly favourite: Favourite;
  readonly onRemove: () => void;
}

const Call = styled(ButtonAnchor)`
  padding-inline: ${tokens.space.xs};
  font-size: ${tokens.text.small};
`;

const Place = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  gap: ${tokens.space.xxs};
  height: 100%;
`;

export function FavouriteCard({ favourite, onRemove }: FavouriteCardProps) {
  const { currentData, isError, error, refetch } = useDirectoryAgentByIdQuery(favourite.id);
  const agent = currentData?.data;
  if (isError && isUnknownAgent(error))
    return (
      <UnavailableCard
        favourite={favourite}
        title={FAVOURITES_MESSAGES.notListed}
        action={{ label: FAVOURITES_MESSAGES.remove, onClick: onRemove }}
      />
    );
  if (agent)
    return (
      <Place data-agent={agent.id}>
        <AgentCard agent={agent} action={<FavouriteButton agent={agent} quiet />} />
        <CallButton agent={agent} />
        <CacheStatus status={cacheStatusOf(currentData)} />
      </Place>
    );
  if (!isError)
    return (
      <Place>
        <AgentCardSkeleton />
        <Call as="div" $variant="secondary" aria-hidden>
          <Blank>0800 000 0000</Blank>
        </Call>
      </Place>
    );
  return (
    <UnavailableCard
      favourite={favourite}
      title={FAVOURITES_MESSAGES.failed}
      message={loadErrorMessage(error)}
      action={{ label: FAVOURITES_MESSAGES.retry, onClick: () => void refetch() }}
    />
  );
}

function CallButton({ agent: { name, phone } }: { readonly agent: Agent }) {
  const number = formatPhone(phone);
  const href = callLink({ phone });
  if (href === undefined) return <p>{number}</p>;
  return (
    <Call $variant="secondary" href={href} aria-label={FAVOURITES_MESSAGES.call(name, number)}>
      <Phone size="1.2em" aria-hidden="true" />
      <span>{number}</span>
    </Call>
  );
}

interface UnavailableCardProps {
  readonly favourite: Favourite;
  readonly title: string;
  readonly message?: string;
  readonly action: { readonly label: string; readonly onClick: () => void };
}

function UnavailableCard({ favourite, title, message, action }: UnavailableCardProps) {
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
