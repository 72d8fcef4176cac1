import styled from 'styled-components';
import { tokens, useIsSlow } from '@naija/ui';
import { AgentCards, AgentCardsSkeleton } from '../agents/AgentCards.tsx';
import { AgentRows, AgentRowsSkeleton } from '../agents/AgentRows.tsx';
import { ListStatus } from '../agents/ListStatus.tsx';
import { isWaiting } from '../agents/use-agent-list.ts';
import { CacheStatus } from '../offline/CacheStatus.tsx';
import { NotCached } from '../offline/NotCached.tsx';
import { ListFailure } from './ListFailure.tsx';
import { NoAgents } from './NoAgents.tsx';
import type { AgentSearch } from './use-agent-search.ts';

// What follows stays off the screen while there are fewer results.
const Place = styled.div<{ readonly $rows: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.md};
  min-height: ${({ $rows }) => ($rows ? '100vh' : '60vh')};
`;

export interface SearchResultsProps {
  readonly search: AgentSearch;
  readonly rows: boolean;
}

export function SearchResults({ search, rows }: SearchResultsProps) {
  const { list, filtering } = search;
  const { query } = search.box;
  const isSlow = useIsSlow(isWaiting(list));
  return (
    <Place $rows={rows}>
      {list.kind === 'loaded' && <CacheStatus status={list.cacheStatus} />}
      <ListStatus
        list={list}
        isSlow={isSlow}
        none={list.kind === 'loaded' && <NoAgents query={query} filtering={filtering} list={list} />}
      />
      {list.kind === 'loading' && isSlow && <NotCached isSlow />}
      {list.kind === 'loading' && (rows ? <AgentRowsSkeleton /> : <AgentCardsSkeleton />)}
      {list.kind === 'loaded' &&
        list.agents.length > 0 &&
        (rows ? <AgentRows list={list} /> : <AgentCards list={list} />)}
      {list.kind === 'failed' && <ListFailure list={list} search={search} rows={rows} />}
      {list.kind === 'failed' && <NotCached error={list.error} />}
    </Place>
  );
}
