import { useId, useRef, useEffect, type RefObject } from 'react';
import styled from 'styled-components';
import { tokens, VisuallyHidden, type Elements } from '@naija/ui';
import { AgentCards, AgentCardsSkeleton } from '../agents/AgentCards.tsx';
import { LIST_MESSAGES } from '../agents/messages.ts';
import { SearchHead } from './SearchHead.tsx';
import type { ListView } from './SearchResults.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { AgentSearch } from './use-agent-search.ts';

/** Height of the results that must be visible: a heading and the top of a card. */
const MIN_VISIBLE_PX = 160;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  scroll-margin-top: ${tokens.space.sm};
`;

const CARDS: ListView = { Agents: AgentCards, Skeleton: AgentCardsSkeleton, isRows: false };

export interface SearchSectionProps {
  readonly search: AgentSearch;
  /** The search box. */
  readonly panel: Elements;
  readonly level: 'h1' | 'h2';
  /** The heading before a search or a choice. */
  readonly title: string;
  /** Default: cards. */
  readonly view?: ListView;
  /** The filters are folded on large screens too. */
  readonly folded?: boolean;
}

/** A search box, the heading of the results, and the results. */
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

/** While the visitor types, scrolls the results into view if they are below the fold or under the on-screen keyboard. */
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
