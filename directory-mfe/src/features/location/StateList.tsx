import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import { failureKind } from '@naija/runtime';
import { AgentRow, Button, ButtonLink, CardList, EmptyState, ErrorPanel, Spinner, tokens } from '@naija/ui';
import { AgentPages } from '../../agents/AgentPages.tsx';
import { AgentCount } from '../../agents/AgentCount.tsx';
import type { AgentListState } from '../../agents/use-agent-list.ts';
import { FavouriteButton } from '../../agents/FavouriteButton.tsx';
import { failureMessage } from '../../failures/failure-message.ts';
import { CacheStatus } from '../../offline/CacheStatus.tsx';
import { NotCached } from '../../offline/NotCached.tsx';

// As high as a screen, so that the footer does not shift when the rows arrive.
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

export function StateList({ list, clearFilters }: StateListProps) {
  return (
    <Place>
      <AgentCount list={list} none={<NoMatches clearFilters={clearFilters} />} />
      {list.kind === 'loaded' && <CacheStatus status={list.cacheStatus} />}
      {list.kind === 'loading' && <Spinner label="Loading agents" />}
      {list.kind === 'failed' && <StateFailure error={list.error} onRetry={list.retry} />}
      {list.kind === 'failed' && <NotCached error={list.error} />}
      {list.kind === 'loaded' && list.agents.length > 0 && (
        <AgentPages
          list={list}
          layout={CardList}
          item={(agent) => <AgentRow agent={agent} action={<FavouriteButton agent={agent} />} />}
        />
      )}
    </Place>
  );
}

/** The server responds 404 for a state without agents, so an empty list is due to the filters. */
function NoMatches({ clearFilters }: Pick<StateListProps, 'clearFilters'>) {
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

/** There are no agents yet, or the list could not be loaded. */
function StateFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const isEmpty = failureKind(error) === 'not_found';
  return (
    <ErrorPanel
      title="No Results Found"
      message={isEmpty ? MESSAGES.locationEmpty : failureMessage(error)}
      onRetry={isEmpty ? undefined : onRetry}
    >
      {isEmpty && <ButtonLink to={pagePaths.trending}>Search all states</ButtonLink>}
    </ErrorPanel>
  );
}
