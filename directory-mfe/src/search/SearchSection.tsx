import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens, VisuallyHidden } from '@naija/ui';
import { AgentCards, AgentCardsSkeleton } from '../agents/AgentCards.tsx';
import { FilterBar } from '../agents/FilterBar.tsx';
import type { ListView } from '../agents/list-view.ts';
import { LIST_MESSAGES } from '../messages/lists.ts';
import { SearchResults } from './SearchResults.tsx';
import type { AgentSearch } from './use-agent-search.ts';
import { useScrollToResults } from './use-scroll-to-results.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  scroll-margin-top: ${tokens.space.sm};
`;

// Its lines on a narrow screen from the first key on, so that what was found, its number and its place shift nothing.
const Heading = styled.h2<{ readonly as: 'h1' | 'h2'; readonly $lines: number }>`
  font-size: ${tokens.text.heading};
  overflow-wrap: anywhere;

  @media (max-width: 47.99rem) {
    && {
      ${({ $lines }) => $lines > 1 && `flex-basis: 100%; min-height: ${String($lines * 1.15)}em;`}
    }
  }
`;

const CARDS: ListView = { Agents: AgentCards, Skeleton: AgentCardsSkeleton, isRows: false };

export interface SearchSectionProps {
  readonly search: AgentSearch;
  /** Where the search box is. */
  readonly panel: ReactNode;
  readonly level: 'h1' | 'h2';
  /** The heading until something is searched for or chosen. */
  readonly title: string;
  /** Cards by default. */
  readonly view?: ListView;
  /** Folds the filters on large screens too. */
  readonly folded?: boolean;
}

/** A search box with what it finds, headed by what that is. */
export function SearchSection({
  search,
  panel,
  level,
  title,
  view = CARDS,
  folded = false,
}: SearchSectionProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const { filtering, chosen } = search;
  const { query } = search.box;
  useScrollToResults(query, section, top);
  return (
    <Section ref={section} aria-labelledby={heading}>
      {panel}
      <FilterBar
        {...filtering}
        folded={folded}
        defaultSort={query === '' ? undefined : LIST_MESSAGES.bestMatch}
        title={
          <Heading ref={top} as={level} id={heading} $lines={headingLines(search)}>
            {chosen?.heading ?? title}
          </Heading>
        }
      />
      {/* The cards have headings of level 3. */}
      {level === 'h1' && !view.isRows && <VisuallyHidden as="h2">Agents</VisuallyHidden>}
      <SearchResults search={search} view={view} />
    </Section>
  );
}

/** How many lines a heading may take on a narrow screen once its list is known. */
function headingLines({ chosen, filtering, box }: AgentSearch): number {
  if (box.typed !== '') return Object.keys(filtering.filters).length > 0 ? 3 : 2;
  return chosen === undefined ? 1 : 2;
}
