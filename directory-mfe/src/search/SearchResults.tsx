import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind } from '@naija/runtime';
import { ErrorPanel, tokens, VisuallyHidden } from '@naija/ui';
import { AgentCards, AgentCardsPending } from '../agents/AgentCards.tsx';
import { Outcome } from '../agents/Outcome.tsx';
import type { AgentListState } from '../agents/use-agent-list.ts';
import type { Filtering } from '../agents/use-filters.ts';
import { failureMessage } from '../failures/failure-message.ts';
import { NotSaved } from '../saved-copy/NotSaved.tsx';
import { SavedCopyNote } from '../saved-copy/SavedCopyNote.tsx';
import { NoAgents } from './NoAgents.tsx';

// What comes after the results stays out of sight while they are exchanged for fewer.
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.md};
  min-height: 60vh;
`;

export interface SearchResultsProps {
  readonly level: 'h1' | 'h2';
  /** Empty for the trending agents. */
  readonly query: string;
  readonly list: AgentListState;
  readonly filtering: Filtering;
}

/** What a search has found, or why there is nothing. */
export function SearchResults({ level, query, list, filtering }: SearchResultsProps) {
  const found = foundOf(list, query);
  return (
    <Place>
      {/* Headings of cards are of the third level. */}
      {level === 'h1' && <VisuallyHidden as="h2">Agents</VisuallyHidden>}
      <Outcome list={found} none={<NoAgents query={query} filtering={filtering} />} />
      {found.kind === 'loaded' && <SavedCopyNote origin={found.origin} />}
      <Agents query={query} list={found} />
      {found.kind === 'failed' && <NotSaved error={found.error} />}
    </Place>
  );
}

function Agents({ query, list }: { readonly query: string; readonly list: AgentListState }) {
  if (list.kind === 'loading') return <AgentCardsPending />;
  if (list.kind === 'loaded') return list.agents.length > 0 && <AgentCards list={list} />;
  const empty = failureKind(list.error) === 'not_found';
  if (query !== '')
    return <ErrorPanel title="No Results Found" message={MESSAGES.searchFailed} onRetry={list.retry} />;
  return (
    <ErrorPanel
      title={empty ? 'No Results Found' : 'Agents could not be loaded'}
      message={empty ? MESSAGES.locationEmpty : failureMessage(list.error)}
      onRetry={list.retry}
    />
  );
}

/** Words that lead nowhere are no failure: a state without agents, found by its name, is answered with 404. */
function foundOf(list: AgentListState, query: string): AgentListState {
  if (query === '' || list.kind !== 'failed' || failureKind(list.error) !== 'not_found') return list;
  return {
    kind: 'loaded',
    agents: [],
    total: 0,
    origin: {},
    outdated: false,
    hasMore: false,
    isLoadingMore: false,
    moreError: undefined,
    loadMore: list.retry,
  };
}
