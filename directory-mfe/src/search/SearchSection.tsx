import { useId, useRef, useEffect, type RefObject } from 'react';
import styled from 'styled-components';
import { tokens, VisuallyHidden, type Elements } from '@naija/ui';
import { AgentCards, AgentCardsSkeleton } from '../agents/AgentCards.tsx';
import type { ListView } from './SearchResults.tsx';
import { LIST_MESSAGES } from '../agents/messages.ts';
import { SearchHead } from './SearchHead.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { AgentSearch } from './use-agent-search.ts';

/** How much of the results must be visible: a heading and the top of a card. */
const MIN_VISIBLE_PX = 160;

/** While the visitor types, scrolls results into view that are below the fold or under the on-screen keyboard. */
function useScrollToResults(
  query: string,
  section: RefObject<HTMLElement | null>,
  results: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const isTyping = section.current?.contains(document.activeElement) ?? false;
    if (query === '' || !isTyping || !results.current) return;
    const viewHeight = window.visualViewport?.height ?? window.innerHeight;
    if (results.current.getBoundingClientRect().top > viewHeight - MIN_VISIBLE_PX)
      section.current?.scrollIntoView({ block: 'start' });
  }, [query, section, results]);
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  scroll-margin-top: ${tokens.space.sm};
`;

const CARDS: ListView = { Agents: AgentCards, Skeleton: AgentCardsSkeleton, isRows: false };

export interface SearchSectionProps {
  readonly search: AgentSearch;
  /** Where the search box is. */
  readonly panel: Elements;
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
  useScrollToResults(search.box.query, section, top);
  return (
    <Section ref={section} aria-labelledby={heading}>
      {panel}
      <SearchHead
        search={search}
        heading={{ ref: top, id: heading }}
        level={level}
        title={title}
        folded={folded}
      />
      {/* The cards have headings of level 3. */}
      {level === 'h1' && !view.isRows && <VisuallyHidden as="h2">{LIST_MESSAGES.agents}</VisuallyHidden>}
      <SearchResults search={search} view={view} />
    </Section>
  );
}
