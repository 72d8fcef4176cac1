import styled from 'styled-components';
import { cacheStatusOf, type Favourite } from '@naija/runtime';
import { AgentCard, AgentCardSkeleton, tokens } from '@naija/ui';
import { useDirectoryAgentByIdQuery } from '../../agents/agent-api.ts';
import { FavouriteButton } from '../../agents/FavouriteButton.tsx';
import { failureMessage } from '../../failures/failure-message.ts';
import { isUnknownAgent } from '../../failures/unknown-agent.ts';
import { CacheStatus } from '../../offline/CacheStatus.tsx';
import { UnavailableCard } from './UnavailableCard.tsx';

export interface FavouriteCardProps {
  readonly favourite: Favourite;
  readonly onRemove: () => void;
}

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
        title="This agent is no longer listed"
        action={{ label: 'Remove', onClick: onRemove }}
      />
    );
  if (agent)
    return (
      <Place>
        <AgentCard agent={agent} action={<FavouriteButton agent={agent} />} />
        <CacheStatus status={cacheStatusOf(currentData)} />
      </Place>
    );
  if (!isError) return <AgentCardSkeleton />;
  return (
    <UnavailableCard
      favourite={favourite}
      title="This agent could not be loaded"
      message={failureMessage(error)}
      action={{ label: 'Retry', onClick: () => void refetch() }}
    />
  );
}
