import { useParams } from 'react-router-dom';
import { LIMITS } from '@naija/contracts/domain/limits';
import { stateTitle } from '@naija/contracts/domain/pages';
import { findState, type State } from '@naija/contracts/domain/states';
import { Page, AgentRow, AgentRowSkeleton, CardList, Skeletons } from '@naija/ui';
import { AgentPages } from '../../agents/AgentPages.tsx';
import { FavouriteButton } from '../../agents/FavouriteButton.tsx';
import { LIST_MESSAGES, TITLES } from '../../agents/messages.ts';
import type { LoadedAgents } from '../../agents/use-agent-list.ts';
import { SearchPanel } from '../../search/SearchPanel.tsx';
import type { ListView } from '../../search/SearchResults.tsx';
import { SearchSection } from '../../search/SearchSection.tsx';
import { useAgentSearch } from '../../search/use-agent-search.ts';
import { UnknownState } from './UnknownState.tsx';

const ROWS: ListView = { Agents: AgentRows, Skeleton: AgentRowsSkeleton, isRows: true };

export default function LocationPage() {
  const { cityName = '' } = useParams();
  const state = findState(cityName);
  // The key discards the state of another location.
  return state ? <StateAgents key={state.slug} state={state} /> : <UnknownState />;
}

/** The agents of a state. A search on this page covers all states. */
function StateAgents({ state }: { readonly state: State }) {
  const search = useAgentSearch(state.slug);
  const title = stateTitle(state, TITLES);
  return (
    <Page title={search.chosen?.title ?? title}>
      <SearchSection
        search={search}
        level="h1"
        title={title}
        view={ROWS}
        panel={<SearchPanel search={search} />}
      />
    </Page>
  );
}

function AgentRows({ list }: { readonly list: LoadedAgents }) {
  return (
    <AgentPages
      list={list}
      skeleton={<AgentRowSkeleton />}
      layout={CardList}
      item={(agent) => <AgentRow agent={agent} action={<FavouriteButton agent={agent} />} />}
    />
  );
}

function AgentRowsSkeleton() {
  return (
    <Skeletons label={LIST_MESSAGES.loading} count={LIMITS.pageSize} layout={CardList}>
      <AgentRowSkeleton />
    </Skeletons>
  );
}
