import { memo } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { AgentCard, AgentCardSkeleton, AgentGrid, Skeletons } from '@naija/ui';
import { LIST_MESSAGES } from './messages.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { AgentPages } from './AgentPages.tsx';
import type { LoadedAgents } from './use-agent-list.ts';

/** Cards whose photos load eagerly: the first row on a desktop, the first screen of a small device. */
const EAGER_CARDS = 4;

export function AgentCards({ list }: { readonly list: LoadedAgents }) {
  return (
    <AgentPages
      list={list}
      skeleton={<AgentCardSkeleton />}
      layout={AgentGrid}
      item={(agent, index) => <Item agent={agent} lazy={index >= EAGER_CARDS} />}
    />
  );
}

/** Memoized, because a repeated request usually returns the same agents. */
const Item = memo(function Item({ agent, lazy }: { readonly agent: AgentSummary; readonly lazy: boolean }) {
  return <AgentCard agent={agent} lazy={lazy} action={<FavouriteButton agent={agent} />} />;
});

export function AgentCardsSkeleton() {
  return (
    <Skeletons label={LIST_MESSAGES.loading} count={LIMITS.pageSize} layout={AgentGrid}>
      <AgentCardSkeleton />
    </Skeletons>
  );
}
