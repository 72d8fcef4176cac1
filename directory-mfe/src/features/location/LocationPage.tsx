import { useParams } from 'react-router-dom';
import { stateTitle } from '@naija/contracts/domain/pages';
import { findState, type State } from '@naija/contracts/domain/states';
import { Page, AgentRow, AgentRowSkeleton, CardList, Skeletons } from '@naija/ui';
import type { ListView } from '../../search/SearchResults.tsx';
import { SearchPanel } from '../../search/SearchPanel.tsx';
import { SearchSection } from '../../search/SearchSection.tsx';
import { useAgentSearch } from '../../search/use-agent-search.ts';
import { UnknownState } from './UnknownState.tsx';
import { TITLES } from '../../agents/titles.ts';
import { LIMITS } from '@naija/contracts/domain/limits';
import { LIST_MESSAGES } from '../../agents/messages.ts';
import { FavouriteButton } from '../../agents/FavouriteButton.tsx';
import { AgentPages } from '../../agents/AgentPages.tsx';
import type { LoadedAgents } from '../../agents/use-agent-list.ts';

const ROWS: ListView = { Agents: AgentRows, Skeleton: AgentRowsSkeleton, isRows: true };

export default function LocationPage() {
  const { cityName = '' } = useParams();
  const state = findState(cityName);
  // Keyed, so that no state of another location stays.
  return state ? <StateAgents key={state.slug} state={state} /> : <UnknownState />;
}

/** The agents of a state; what is searched for here is found in all states. */
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
