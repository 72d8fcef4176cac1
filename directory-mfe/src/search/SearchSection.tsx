import { useId, useRef } from 'react';
import styled from 'styled-components';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { SearchBox, tokens } from '@naija/ui';
import { FilterBar } from '../agents/FilterBar.tsx';
import { useAgentList } from '../agents/use-agent-list.ts';
import { useFilters } from '../agents/use-filters.ts';
import { SearchResults } from './SearchResults.tsx';
import { useScrollToResults } from './use-scroll-to-results.ts';
import { useSearch } from './use-search.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  scroll-margin-top: ${tokens.space.sm};
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  padding: ${tokens.space.md};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow.low};
`;

const Heading = styled.h2<{ readonly as: 'h1' | 'h2' }>`
  font-size: ${tokens.text.heading};
  overflow-wrap: anywhere;
`;

/** The search, which shows trending agents until something is searched for. `level` is that of its heading. */
export function SearchSection({ level }: { readonly level: 'h1' | 'h2' }) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { typed, query, tooLong, type, search } = useSearch();
  const filtering = useFilters();
  const list = useAgentList({ location: query === '' ? TRENDING_STATE : query, ...filtering.filters });
  useScrollToResults(query, section, title);
  return (
    <Section ref={section} aria-labelledby={heading}>
      <Controls>
        <SearchBox
          value={typed}
          onChange={type}
          onSearch={search}
          placeholder="A state, an area or a name"
          problem={tooLong ? FIELD_MESSAGES.searchLong : undefined}
        />
        <FilterBar {...filtering} defaultSort={query === '' ? undefined : 'Best match'} />
      </Controls>
      <Heading ref={title} as={level} id={heading}>
        {query === '' ? (
          PAGE_META.trending.title
        ) : (
          <>
            Results for “<bdi>{query}</bdi>”
          </>
        )}
      </Heading>
      <SearchResults level={level} query={query} list={list} filtering={filtering} />
    </Section>
  );
}
