import styled from 'styled-components';
import { countActive } from '@naija/contracts/domain/list-query';
import { MESSAGES, noResultsFor } from '@naija/contracts/domain/messages';
import { translateText, words } from '@naija/runtime';
import { Button, EmptyState, LatePart, tokens } from '@naija/ui';
import type { LoadedAgents } from '../agents/use-agent-list.ts';
import type { Filtering } from '../agents/use-page-query.ts';
import { LIST_MESSAGES } from '../agents/messages.ts';
import { NearestState } from './NearestState.tsx';

const NO_AGENTS_MESSAGES = words('directory.noAgents', {
  noneMatch: 'No agents match these filters',
  removeFilter: 'Try removing a filter.',
  tryOtherWords: "Check the spelling, or try a town, a state or an agent's name.",
  unknownNumber:
    'No agent is listed here with this number. Check it once more, and pay nothing to a caller you cannot find.',
  noResultsFor,
});

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.xs};
  margin-top: ${tokens.space.xs};

  &:empty {
    display: none;
  }
`;

interface NoAgentsProps {
  readonly query: string;
  readonly filtering: Filtering;
  readonly list: Pick<LoadedAgents, 'nearest' | 'place' | 'meant'>;
}

/** An empty result with the next steps. */
export default function NoAgents({ query, filtering, list: { nearest, place, meant } }: NoAgentsProps) {
  const { filters, clear } = filtering;
  const isFiltered = countActive(filters) > 0;
  const advice = meant === 'phone' ? NO_AGENTS_MESSAGES.unknownNumber : NO_AGENTS_MESSAGES.tryOtherWords;
  return (
    <LatePart>
      <EmptyState
        about="search"
        title={query === '' ? emptyTitle(isFiltered) : NO_AGENTS_MESSAGES.noResultsFor(query)}
        action={
          <Ways>
            {nearest && (
              <NearestState
                nearest={nearest}
                filters={filters}
                isNear={query === '' || place !== undefined}
              />
            )}
            {isFiltered && (
              <Button $variant="secondary" onClick={clear}>
                {LIST_MESSAGES.clearFilters}
              </Button>
            )}
          </Ways>
        }
      >
        {isFiltered ? NO_AGENTS_MESSAGES.removeFilter : advice}
      </EmptyState>
    </LatePart>
  );
}

function emptyTitle(isFiltered: boolean): string {
  return isFiltered ? NO_AGENTS_MESSAGES.noneMatch : translateText(MESSAGES.locationEmpty);
}
