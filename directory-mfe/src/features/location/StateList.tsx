import styled from 'styled-components';
import { AgentRow, Button, CardList, EmptyState, Spinner, tokens } from '@naija/ui';
import { AgentPages } from '../../agents/AgentPages.tsx';
import { Outcome } from '../../agents/Outcome.tsx';
import type { AgentListState } from '../../agents/use-agent-list.ts';
import { SaveAgent } from '../../saved/SaveAgent.tsx';
import { NotSaved } from '../../saved-copy/NotSaved.tsx';
import { SavedCopyNote } from '../../saved-copy/SavedCopyNote.tsx';
import { NoStateAgents } from './NoStateAgents.tsx';

// As high as a screen, so that the footer stays below it when the rows arrive.
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.md};
  min-height: 100vh;
`;

export interface StateListProps {
  readonly list: AgentListState;
  readonly clearFilters: () => void;
}

/** A state's agents as rows, or why there are none. */
export function StateList({ list, clearFilters }: StateListProps) {
  return (
    <Place>
      <Outcome list={list} none={<NothingFits clearFilters={clearFilters} />} />
      {list.kind === 'loaded' && <SavedCopyNote origin={list.origin} />}
      {list.kind === 'loading' && <Spinner label="Loading agents" />}
      {list.kind === 'failed' && <NoStateAgents error={list.error} retry={list.retry} />}
      {list.kind === 'failed' && <NotSaved error={list.error} />}
      {list.kind === 'loaded' && list.agents.length > 0 && (
        <AgentPages
          list={list}
          layout={CardList}
          item={(agent) => <AgentRow agent={agent} action={<SaveAgent agent={agent} />} />}
        />
      )}
    </Place>
  );
}

/** A state without any agent is answered with 404: an empty list is the doing of the filters. */
function NothingFits({ clearFilters }: Pick<StateListProps, 'clearFilters'>) {
  return (
    <EmptyState
      about="search"
      title="No agents match these filters"
      action={
        <Button $variant="secondary" onClick={clearFilters}>
          Clear filters
        </Button>
      }
    >
      Fewer filters leave more agents.
    </EmptyState>
  );
}
