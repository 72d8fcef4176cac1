import { useState, type Ref } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { FilterBar } from '../agents/FilterBar.tsx';
import { LIST_MESSAGES } from '../agents/messages.ts';
import type { AgentSearch } from './use-agent-search.ts';

// Reserves lines on a narrow screen from the first key or choice on, so that the final heading shifts nothing.
const Heading = styled.h2<{ readonly as: 'h1' | 'h2'; readonly $lines: number }>`
  font-size: ${tokens.text.heading};
  overflow-wrap: anywhere;

  @media (max-width: 47.99rem) {
    && {
      ${({ $lines }) => $lines > 1 && `flex-basis: 100%; min-height: ${String($lines * 1.15)}em;`}
    }
  }
`;

export interface SearchHeadProps {
  readonly search: AgentSearch;
  readonly heading: { readonly ref: Ref<HTMLHeadingElement>; readonly id: string };
  readonly level: 'h1' | 'h2';
  /** The heading before a search or a choice. */
  readonly title: string;
  /** The filters are folded on large screens too. */
  readonly folded: boolean;
}

/**
 * The heading of a list with its filters. The router renders a choice in a transition, which takes a second on slow devices.
 * State of this component, which renders no list, therefore reserves the heading's place at once.
 */
export function SearchHead({ search, heading, level, title, folded }: SearchHeadProps) {
  const [hasChosen, setHasChosen] = useState(false);
  const { box, chosen } = search;
  const { filters, choose, clear } = search.filtering;
  return (
    <FilterBar
      filters={filters}
      choose={(name, value) => {
        setHasChosen(true);
        choose(name, value);
      }}
      clear={() => {
        setHasChosen(true);
        clear();
      }}
      folded={folded}
      defaultSort={box.query === '' ? undefined : LIST_MESSAGES.bestMatch}
      title={
        <Heading {...heading} as={level} $lines={headingLines(search, hasChosen)}>
          {chosen?.heading ?? title}
        </Heading>
      }
    />
  );
}

/** The number of lines that a heading may take on a narrow screen once its list is known. */
function headingLines({ chosen, filtering, box }: AgentSearch, hasChosen: boolean): number {
  if (box.typed !== '') return hasChosen || Object.keys(filtering.filters).length > 0 ? 3 : 2;
  return hasChosen || chosen !== undefined ? 2 : 1;
}
