import { useId } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { PAGE_TITLES, pagePaths, UNKNOWN_STATE_TEXT } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import { translateText, words } from '@naija/runtime';
import { ErrorPanel, Page, TextLink, tokens } from '@naija/ui';
import { LIST_MESSAGES } from '../../agents/messages.ts';

const UNKNOWN_STATE_MESSAGES = words('directory.unknownState', {
  allStates: 'All states',
  theseStates: 'Here are all of them:',
});

const States = styled.nav`
  display: grid;
  gap: ${tokens.space.sm};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 0 ${tokens.space.md};
  }

  li > a {
    display: inline-flex;
    align-items: center;
    min-width: ${tokens.size.touch};
    min-height: ${tokens.size.touch};
  }
`;

export function UnknownState() {
  const heading = useId();
  const title = translateText(PAGE_TITLES.unknownState);
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <ErrorPanel title={LIST_MESSAGES.noResults} message={MESSAGES.locationEmpty} />
      <States aria-labelledby={heading}>
        <h2 id={heading}>{UNKNOWN_STATE_MESSAGES.allStates}</h2>
        <p>
          {translateText(UNKNOWN_STATE_TEXT)} {UNKNOWN_STATE_MESSAGES.theseStates}
        </p>
        <ul>
          {STATES.map(({ name, slug }) => (
            <li key={slug}>
              <TextLink to={pagePaths.location(slug)}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </States>
    </Page>
  );
}
