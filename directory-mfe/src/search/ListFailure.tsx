import { Suspense } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { failureKind } from '@naija/runtime';
import { ErrorPanel, loadErrorMessage } from '@naija/ui';
import { nearestOf, type AgentListState } from '../agents/use-agent-list.ts';
import { LIST_MESSAGES, SEARCH_MESSAGES, failureReference } from '../agents/messages.ts';
import { lazyOrNothing } from '../offline/lazy-or-nothing.ts';
import type { AgentSearch } from './use-agent-search.ts';

const WayOn = lazyOrNothing(() => import('./NearestState.tsx'));

interface ListFailureProps {
  readonly list: Extract<AgentListState, { kind: 'failed' }>;
  readonly search: AgentSearch;
  /** True on the page of a state, which may have no agents yet. */
  readonly rows: boolean;
}

/** A list that could not be loaded, or a state without agents. */
export function ListFailure({ list: { error, retry }, search, rows }: ListFailureProps) {
  const { status, data } = error as {
    readonly status?: unknown;
    readonly data?: { readonly message: string };
  };
  if (search.box.query !== '')
    return (
      <ErrorPanel
        title={LIST_MESSAGES.noResults}
        // The server says how long to wait after too many look-ups of phone numbers.
        message={status === 429 && data ? data.message : SEARCH_MESSAGES.failed}
        onRetry={retry}
      />
    );
  const isEmpty = failureKind(error) === 'not_found';
  return (
    <ErrorPanel
      title={isEmpty || rows ? LIST_MESSAGES.noResults : LIST_MESSAGES.notLoaded}
      message={isEmpty ? MESSAGES.locationEmpty : loadErrorMessage(error)}
      detail={failureReference(error)}
      onRetry={isEmpty && rows ? undefined : retry}
    >
      {isEmpty && rows && (
        <Suspense>
          <WayOn nearest={nearestOf(error)} filters={search.filtering.filters} />
        </Suspense>
      )}
    </ErrorPanel>
  );
}
