import { MESSAGES, noResultsFor } from '@naija/contracts/domain/messages';
import { Button, EmptyState } from '@naija/ui';
import type { Filtering } from '../agents/use-filters.ts';
import { countActive } from '@naija/contracts/domain/list-query';

export function NoAgents({ query, filtering }: { readonly query: string; readonly filtering: Filtering }) {
  const isFiltered = countActive(filtering.filters) > 0;
  return (
    <EmptyState
      about="search"
      title={query === '' ? emptyTitle(isFiltered) : noResultsFor(query)}
      action={
        isFiltered && (
          <Button $variant="secondary" onClick={filtering.clear}>
            Clear filters
          </Button>
        )
      }
    >
      {isFiltered
        ? 'Fewer filters leave more agents.'
        : 'Try the name of a state, an area or an agent, with fewer words.'}
    </EmptyState>
  );
}

function emptyTitle(isFiltered: boolean): string {
  return isFiltered ? 'No agents match these filters' : MESSAGES.locationEmpty;
}
