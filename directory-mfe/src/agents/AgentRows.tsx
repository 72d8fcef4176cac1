import { LIMITS } from '@naija/contracts/domain/limits';
import { AgentRow, AgentRowSkeleton, CardList, Skeletons } from '@naija/ui';
import { DIRECTORY_MESSAGES } from '../messages.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { AgentPages } from './AgentPages.tsx';
import type { LoadedAgents } from './use-agent-list.ts';

export function AgentRows({ list }: { readonly list: LoadedAgents }) {
  return (
    <AgentPages
      list={list}
      layout={CardList}
      item={(agent) => <AgentRow agent={agent} action={<FavouriteButton agent={agent} />} />}
    />
  );
}

export function AgentRowsSkeleton() {
  return (
    <Skeletons label={DIRECTORY_MESSAGES.lists.loading} count={LIMITS.pageSize} layout={CardList}>
      <AgentRowSkeleton />
    </Skeletons>
  );
}
