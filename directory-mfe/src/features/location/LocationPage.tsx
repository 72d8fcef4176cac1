import { useParams } from 'react-router-dom';
import { stateTitle } from '@naija/contracts/domain/pages';
import { findState, type State } from '@naija/contracts/domain/states';
import { Page } from '@naija/ui';
import { AgentRows, AgentRowsSkeleton } from '../../agents/AgentRows.tsx';
import type { ListView } from '../../agents/list-view.ts';
import { SearchPanel } from '../../search/SearchPanel.tsx';
import { SearchSection } from '../../search/SearchSection.tsx';
import { useAgentSearch } from '../../search/use-agent-search.ts';
import { UnknownState } from './UnknownState.tsx';
import { TITLES } from '../../messages/titles.ts';

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
