import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { SearchBox, TextLink, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import { tabPath, type Tab } from '../navigation/tabs.ts';
import { findTargets, type SearchTarget } from './search-targets.ts';

const SearchField = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
`;

/** Has the width of the header. Takes no space without results. */
const Results = styled.div`
  display: grid;
  flex: 1 1 100%;
  grid-template-columns: minmax(0, 1fr);

  &:not(:has(ul)) {
    margin-block-start: calc(-1 * ${tokens.space.sm});
  }
`;

const ResultCount = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

const ResultList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  column-gap: ${tokens.space.md};

  a {
    display: flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;

const MESSAGES = DASHBOARD_MESSAGES.search;

interface DashboardSearchProps {
  readonly tab: Tab;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
}

/**
 * Links to sections and fields that match the query, and to matching comments. The Comments tab filters its list by the
 * same query. Enter follows the first link, except on the Comments tab.
 */
export function DashboardSearch({ tab, query, onQueryChange }: DashboardSearchProps) {
  const navigate = useNavigate();
  const trimmed = query.trim();
  const isTooLong = trimmed.length > LIMITS.locationMax;
  const inComments: SearchTarget = { name: MESSAGES.inComments(trimmed), to: tabPath('comments') };
  const matches = findTargets(trimmed);
  const targets = trimmed === '' || isTooLong ? [] : tab === 'comments' ? matches : [...matches, inComments];
  const onFollow = (target: SearchTarget) => {
    // The Comments tab stays filtered by the query.
    if (target !== inComments) onQueryChange('');
  };
  const followFirst = () => {
    const [first] = targets;
    if (tab === 'comments' || !first) return;
    onFollow(first);
    void navigate(first.to);
  };
  return (
    <>
      <SearchField>
        <SearchBox
          label={MESSAGES.label}
          labelHidden
          placeholder={MESSAGES.placeholder}
          value={query}
          onChange={onQueryChange}
          onSearch={followFirst}
          problem={isTooLong ? translateText(FIELD_MESSAGES.searchLong) : undefined}
        />
      </SearchField>
      <SearchResults targets={targets} onFollow={onFollow} />
    </>
  );
}

interface SearchResultsProps {
  readonly targets: readonly SearchTarget[];
  readonly onFollow: (target: SearchTarget) => void;
}

function SearchResults({ targets, onFollow }: SearchResultsProps) {
  const titleId = useId();
  return (
    <Results>
      <ResultCount id={titleId} role="status">
        {targets.length > 0 && MESSAGES.count(targets.length)}
      </ResultCount>
      {targets.length > 0 && (
        <ResultList aria-labelledby={titleId}>
          {targets.map((target) => (
            <li key={target.to}>
              <TextLink
                to={target.to}
                onClick={() => {
                  onFollow(target);
                }}
              >
                {target.name}
              </TextLink>
            </li>
          ))}
        </ResultList>
      )}
    </Results>
  );
}
