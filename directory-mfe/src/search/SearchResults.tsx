import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind } from '@naija/runtime';
import { ErrorPanel, tokens, VisuallyHidden } from '@naija/ui';
import { AgentCards, AgentCardsSkeleton } from '../agents/AgentCards.tsx';
import { AgentCount } from '../agents/AgentCount.tsx';
import type { AgentListState } from '../agents/use-agent-list.ts';
import type { Filtering } from '../agents/use-filters.ts';
import { failureMessage } from '../failures/failure-message.ts';
import { DIRECTORY_MESSAGES } from '../messages.ts';
import { CacheStatus } from '../offline/CacheStatus.tsx';
import { NotCached } from '../offline/NotCached.tsx';
import { NoAgents } from './NoAgents.tsx';

// What follows stays off the screen while there are fewer results.
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.md};
  min-height: 60vh;
`;

export interface SearchResultsProps {
  readonly level: 'h1' | 'h2';
  readonly query: string;
  readonly list: AgentListState;
  readonly filtering: Filtering;
}

export function SearchResults({ level, query, list, filtering }: SearchResultsProps) {
  const found = withoutNotFound(list, query);
  return (
    <Place>
      {/* The cards have headings of level 3. */}
      {level === 'h1' && <VisuallyHidden as="h2">Agents</VisuallyHidden>}
      <AgentCount list={found} none={<NoAgents query={query} filtering={filtering} />} />
      {found.kind === 'loaded' && <CacheStatus status={found.cacheStatus} />}
      <Agents query={query} list={found} />
      {found.kind === 'failed' && <NotCached error={found.error} />}
    </Place>
  );
}

function Agents({ query, list }: { readonly query: string; readonly list: AgentListState }) {
  if (list.kind === 'loading') return <AgentCardsSkeleton />;
  if (list.kind === 'loaded') return list.agents.length > 0 && <AgentCards list={list} />;
  const empty = failureKind(list.error) === 'not_found';
  if (query !== '')
    return (
      <ErrorPanel title="No Results Found" message={DIRECTORY_MESSAGES.searchFailed} onRetry={list.retry} />
    );
  return (
    <ErrorPanel
      title={empty ? 'No Results Found' : 'Agents could not be loaded'}
      message={empty ? MESSAGES.locationEmpty : failureMessage(list.error)}
      onRetry={list.retry}
    />
  );
}

/** The 404 for a state without agents is no failure of a search that named it. */
function withoutNotFound(list: AgentListState, query: string): AgentListState {
  if (query === '' || list.kind !== 'failed' || failureKind(list.error) !== 'not_found') return list;
  return {
    kind: 'loaded',
    agents: [],
    total: 0,
    cacheStatus: {},
    outdated: false,
    hasMore: false,
    isLoadingMore: false,
    moreError: undefined,
    loadMore: list.retry,
  };
}
