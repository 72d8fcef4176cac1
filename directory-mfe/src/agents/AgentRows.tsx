import { LIMITS } from '@naija/contracts/domain/limits';
import { AgentRow, AgentRowSkeleton, CardList, Skeletons } from '@naija/ui';
import { LIST_MESSAGES } from '../messages/lists.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { AgentPages } from './AgentPages.tsx';
import type { LoadedAgents } from './use-agent-list.ts';

export function AgentRows({ list }: { readonly list: LoadedAgents }) {
  return (
    <AgentPages
      list={list}
      skeleton={<AgentRowSkeleton />}
      layout={CardList}
      item={(agent) => <AgentRow agent={agent} action={<FavouriteButton agent={agent} />} />}
    />
  );
}

export function AgentRowsSkeleton() {
  return (
    <Skeletons label={LIST_MESSAGES.loading} count={LIMITS.pageSize} layout={CardList}>
      <AgentRowSkeleton />
    </Skeletons>
  );
}
