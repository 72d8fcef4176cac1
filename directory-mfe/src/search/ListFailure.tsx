import { MESSAGES } from '@naija/contracts/domain/messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import { failureKind } from '@naija/runtime';
import { ButtonLink, ErrorPanel } from '@naija/ui';
import { nearestOf, type AgentListState } from '../agents/use-agent-list.ts';
import { failureMessage } from '../failures/failure-message.ts';
import { failureReference } from '../failures/failure-reference.ts';
import { LIST_MESSAGES, SEARCH_MESSAGES } from '../messages/lists.ts';
import { NearestState } from './NearestState.tsx';
import type { AgentSearch } from './use-agent-search.ts';

interface ListFailureProps {
  readonly list: Extract<AgentListState, { kind: 'failed' }>;
  readonly search: AgentSearch;
  /** On the page of a state, which may have no agents yet. */
  readonly rows: boolean;
}

/** A list that could not be loaded, or a state without agents. */
export function ListFailure({ list: { error, retry }, search, rows }: ListFailureProps) {
  if (search.box.query !== '')
    return (
      <ErrorPanel
        title={LIST_MESSAGES.noResults}
        message={waitMessage(error) ?? SEARCH_MESSAGES.failed}
        onRetry={retry}
      />
    );
  const isEmpty = failureKind(error) === 'not_found';
  return (
    <ErrorPanel
      title={isEmpty || rows ? LIST_MESSAGES.noResults : LIST_MESSAGES.notLoaded}
      message={isEmpty ? MESSAGES.locationEmpty : failureMessage(error)}
      detail={failureReference(error)}
      onRetry={isEmpty && rows ? undefined : retry}
    >
      {isEmpty && rows && <WayOn error={error} search={search} />}
    </ErrorPanel>
  );
}

function WayOn({ error, search }: { readonly error: unknown; readonly search: AgentSearch }) {
  const nearest = nearestOf(error);
  if (nearest) return <NearestState nearest={nearest} filters={search.filtering.filters} />;
  return <ButtonLink to={pagePaths.trending}>{LIST_MESSAGES.searchAll}</ButtonLink>;
}

/** What the server says to who has looked up too many numbers. */
function waitMessage(error: unknown): string | undefined {
  const { status, data } = error as { status?: unknown; data?: { message?: string } };
  return status === 429 ? data?.message : undefined;
}
