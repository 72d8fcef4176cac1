import styled from 'styled-components';
import { SEARCH_PARAM } from '@naija/contracts/domain/list-query';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { SearchBox, tokens } from '@naija/ui';
import { SEARCH_MESSAGES } from '../messages/lists.ts';
import type { AgentSearch } from './use-agent-search.ts';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.sm};
  padding: ${tokens.space.sm};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow.low};
  color: ${tokens.color.ink};
`;

interface SearchFieldProps {
  readonly search: Pick<AgentSearch, 'box' | 'filtering'>;
}

export function SearchField({ search: { box, filtering } }: SearchFieldProps) {
  return (
    <SearchBox
      name={SEARCH_PARAM}
      sentAlong={{ ...filtering.filters }}
      value={box.typed}
      onChange={box.type}
      onSearch={box.search}
      placeholder={SEARCH_MESSAGES.placeholder}
      problem={box.tooLong ? FIELD_MESSAGES.searchLong : undefined}
    />
  );
}

export function SearchPanel({ search }: SearchFieldProps) {
  return (
    <Panel>
      <SearchField search={search} />
    </Panel>
  );
}
