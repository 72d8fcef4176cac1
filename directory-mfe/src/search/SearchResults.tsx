import { Suspense } from 'react';
import styled from 'styled-components';
import { tokens, useIsSlow } from '@naija/ui';
import { ListStatus } from '../agents/ListStatus.tsx';
import { FirstPageLink } from '../agents/PageLinks.tsx';
import type { ListView } from '../agents/list-view.ts';
import { isWaiting } from '../agents/use-agent-list.ts';
import { CacheStatus } from '../offline/CacheStatus.tsx';
import { lazyOrNothing } from '../offline/lazy-or-nothing.ts';
import { NotCached } from '../offline/NotCached.tsx';
import { ListFailure } from './ListFailure.tsx';
import type { AgentSearch } from './use-agent-search.ts';

const NoAgents = lazyOrNothing(() => import('./NoAgents.tsx'));

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
  readonly view: ListView;
}

export function SearchResults({ search, view }: SearchResultsProps) {
  const { list, filtering } = search;
  const { query } = search.box;
  const isSlow = useIsSlow(isWaiting(list));
  return (
    <Place $rows={view.isRows}>
      <FirstPageLink />
      {list.kind === 'loaded' && <CacheStatus status={list.cacheStatus} />}
      <ListStatus
        list={list}
        isSlow={isSlow}
        none={
          list.kind === 'loaded' && (
            <Suspense>
              <NoAgents query={query} filtering={filtering} list={list} />
            </Suspense>
          )
        }
      />
      {list.kind === 'loading' && isSlow && <NotCached isSlow />}
      {list.kind === 'loading' && <view.Skeleton />}
      {list.kind === 'loaded' && list.agents.length > 0 && <view.Agents list={list} />}
      {list.kind === 'failed' && <ListFailure list={list} search={search} rows={view.isRows} />}
      {list.kind === 'failed' && <NotCached error={list.error} />}
    </Place>
  );
}
