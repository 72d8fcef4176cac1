import { MESSAGES, noResultsFor } from '@naija/contracts/domain/messages';
import { Button, EmptyState } from '@naija/ui';
import type { Filtering } from '../agents/use-filters.ts';
import { countNarrowing } from '../agents/filters.ts';

/** Takes the place of a search's results, or of the trending agents, when there are none. */
export function NoAgents({ query, filtering }: { readonly query: string; readonly filtering: Filtering }) {
  const narrowed = countNarrowing(filtering.filters) > 0;
  return (
    <EmptyState
      about="search"
      title={query === '' ? emptyTitle(narrowed) : noResultsFor(query)}
      action={
        narrowed && (
          <Button $variant="secondary" onClick={filtering.clear}>
            Clear filters
          </Button>
        )
      }
    >
      {narrowed
        ? 'Fewer filters leave more agents.'
        : 'Try the name of a state, an area or an agent, with fewer words.'}
    </EmptyState>
  );
}

function emptyTitle(narrowed: boolean): string {
  return narrowed ? 'No agents match these filters' : MESSAGES.locationEmpty;
}
