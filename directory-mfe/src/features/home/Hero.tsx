import styled, { css } from 'styled-components';
import { Link } from 'react-router-dom';
import { listPath, SEARCH_PARAM } from '@naija/contracts/domain/list-query';
import { pagePaths } from '@naija/contracts/domain/pages';
import { TAKES_ATTRIBUTE } from '@naija/contracts/remote/rendered-page';
import { useIsLoggedIn, words } from '@naija/runtime';
import { ButtonLink, tokens } from '@naija/ui';
import { Panel, SearchFields } from '../../search/SearchPanel.tsx';
import type { AgentSearch } from '../../search/use-agent-search.ts';
import { Skyline } from './Skyline.tsx';

const HERO_MESSAGES = words('directory.hero', {
  title: 'Find a property agent in Nigeria',
  lead: 'More than 10,000 agents in every state, with their fees in plain sight.',
  search: 'Search here',
  signUp: 'Sign up as an agent here',
  logIn: 'Agent login',
});

const WIDE = '(min-width: 48rem)';

/** Lets the link include the typed text before the code has loaded. */
const TAKES_TYPED = { [TAKES_ATTRIBUTE]: SEARCH_PARAM };

const thread = `color-mix(in srgb, ${tokens.color.onBand} 5%, transparent) 0 1px, transparent 1px 1.125rem`;

/** A dark background with a faint diagonal lattice, as on woven cloth. */
const band = css`
  grid-template-areas: 'words' 'scene' 'search' 'links';
  overflow: hidden;
  margin-top: calc(-1 * ${tokens.space.xs});
  padding: ${tokens.space.md} ${tokens.space.sm} ${tokens.space.xxs};
  background-color: ${tokens.color.band};
  background-image: repeating-linear-gradient(45deg, ${thread}), repeating-linear-gradient(-45deg, ${thread});
  border-radius: ${tokens.radius.large};
  color: ${tokens.color.onBand};

  @media ${WIDE} {
    grid-template-areas: 'words scene' 'search scene' 'links scene';
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    margin-top: 0;
    padding: clamp(1.5rem, 3vw, 2.5rem) 0 ${tokens.space.sm} clamp(1.5rem, 4vw, 3rem);
  }
`;

const Frame = styled.div<{ readonly $band: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $band }) => $band && band}
`;

const Words = styled.div`
  z-index: 1;
  grid-area: words;
  display: grid;
  gap: ${tokens.space.xs};
  padding-inline: ${tokens.space.xs};

  > h1 {
    font-size: clamp(1.75rem, 1.2rem + 2.6vw, 3rem);
    letter-spacing: -0.03em;
    line-height: 1.06;
    overflow-wrap: break-word;
  }

  > p {
    line-height: 1.4;
  }

  @media ${WIDE} {
    padding: 0 0 ${tokens.space.md};

    > p {
      font-size: ${tokens.text.lead};
    }
  }
`;

const Search = styled(Panel)<{ readonly $inBand: boolean }>`
  ${({ $inBand }) => $inBand && 'grid-area: search; z-index: 1;'}
`;

const Links = styled.div`
  grid-area: links;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.xs};
  padding-inline: ${tokens.space.xs};
  /* Fits in one row even with wide fonts, so that the first agents are visible below. */
  font-size: ${tokens.text.small};

  /* Visible on the dark background. */
  :focus-visible {
    outline-color: ${tokens.color.onBand};
  }

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
    border-radius: ${tokens.radius.small};
    color: inherit;
  }

  > :first-child {
    font-weight: 600;
  }

  @media ${WIDE} {
    justify-content: start;
    gap: 0 ${tokens.space.md};
    padding-inline: 0;
    font-size: inherit;
  }
`;

export interface HeroProps {
  readonly search: AgentSearch;
  /** True before a search or a choice. After one, only the search box stays, above the results. */
  readonly isAtRest: boolean;
}

/** The hero with the search box. The same box, with its focus, stays above the results. */
export function Hero({ search, isAtRest }: HeroProps) {
  const { box, filtering } = search;
  const loggedIn = useIsLoggedIn();
  return (
    <Frame $band={isAtRest}>
      {isAtRest && (
        <Words>
          <h1>{HERO_MESSAGES.title}</h1>
          <p>{HERO_MESSAGES.lead}</p>
        </Words>
      )}
      {isAtRest && <Skyline />}
      <Search $inBand={isAtRest}>
        <SearchFields search={search}>
          <ButtonLink to={listPath(pagePaths.trending, box.typed.trim(), filtering.filters)} {...TAKES_TYPED}>
            {HERO_MESSAGES.search}
          </ButtonLink>
        </SearchFields>
      </Search>
      {isAtRest && !loggedIn && (
        <Links>
          <Link to="/signup">{HERO_MESSAGES.signUp}</Link>
          <Link to="/login">{HERO_MESSAGES.logIn}</Link>
        </Links>
      )}
    </Frame>
  );
}
