import { Suspense, type ComponentType } from 'react';
import styled from 'styled-components';
import { tokens, useIsSlow, SlowNote, VisuallyHidden, type Elements } from '@naija/ui';
import { LIST_MESSAGES } from '../agents/messages.ts';
import { FirstPageLink } from '../agents/MoreAgents.tsx';
import { isWaiting, type AgentListState, type LoadedAgents } from '../agents/use-agent-list.ts';
import { CacheStatus, NotCached } from '../offline/CacheStatus.tsx';
import { lazyOrNothing } from '../offline/lazy-or-nothing.ts';
import { ListFailure } from './ListFailure.tsx';
import type { AgentSearch } from './use-agent-search.ts';

// Takes no space while only screen readers are notified.
const Region = styled.div<{ readonly $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && 'position: absolute;'}
`;

const NoAgents = lazyOrNothing(() => import('./NoAgents.tsx'));

// Keeps the following content off the screen if there are few results.
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

/** The components that show a list. Each page passes its own, so that it does not load those of other pages. */
export interface ListView {
  readonly Agents: ComponentType<{ readonly list: LoadedAgents }>;
  readonly Skeleton: ComponentType;
  readonly isRows: boolean;
}

interface ListStatusProps {
  readonly list: AgentListState;
  /** The agents have been pending for too long. */
  readonly isSlow: boolean;
  /** Replaces an empty list. */
  readonly none: Elements;
}

/** Announces the number of agents to screen readers, and shows an empty list or a long wait to everyone. */
function ListStatus({ list, isSlow, none }: ListStatusProps) {
  const total = list.kind === 'loaded' && !list.outdated ? list.total : undefined;
  return (
    <Region role="status" $isHidden={!isSlow && total !== 0}>
      {isSlow && <SlowNote />}
      {total === 0 && none}
      {total !== undefined && total > 0 && <VisuallyHidden>{LIST_MESSAGES.found(total)}</VisuallyHidden>}
    </Region>
  );
}
