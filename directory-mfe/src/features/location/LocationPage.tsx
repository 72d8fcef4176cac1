import { useParams } from 'react-router-dom';
import { stateMeta } from '@naija/contracts/domain/pages';
import { findState, type State } from '@naija/contracts/domain/states';
import { Page } from '@naija/ui';
import { FilterBar } from '../../agents/FilterBar.tsx';
import { useAgentList } from '../../agents/use-agent-list.ts';
import { useFilters } from '../../agents/use-filters.ts';
import { StateList } from './StateList.tsx';
import { UnknownState } from './UnknownState.tsx';

export default function LocationPage() {
  const { cityName = '' } = useParams();
  const state = findState(cityName);
  // Keyed, so that no state of another location stays.
  return state ? <StateAgents key={state.slug} state={state} /> : <UnknownState />;
}

function StateAgents({ state }: { readonly state: State }) {
  const filtering = useFilters();
  const list = useAgentList({ location: state.slug, ...filtering.filters });
  const { title } = stateMeta(state);
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <FilterBar {...filtering} />
      <StateList list={list} clearFilters={filtering.clear} />
    </Page>
  );
}
