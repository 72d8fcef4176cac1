import { Suspense } from 'react';
import styled from 'styled-components';
import { PAGE_TITLES } from '@naija/contracts/domain/pages';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { translateText } from '@naija/runtime';
import { Page, PageFade } from '@naija/ui';
import { lazyOrNothing } from '../../offline/lazy-or-nothing.ts';
import { SearchSection } from '../../search/SearchSection.tsx';
import { useAgentSearch } from '../../search/use-agent-search.ts';
import { Hero } from './Hero.tsx';

// Below the first screen, so the search and its agents do not wait for it.
const Introduction = lazyOrNothing(() => import('./Introduction.tsx'));

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 1.5rem + 4vw, 5rem);
`;

/** Keeps the footer off the screen while the introduction loads. */
const BelowScreen = styled.div`
  min-height: 100vh;
`;

export default function HomePage() {
  const search = useAgentSearch(TRENDING_STATE);
  // False from the first key on, so that nothing moves while results arrive.
  const isAtRest = search.chosen === undefined && search.box.typed === '';
  return (
    <PageFade>
      <Page title={search.chosen?.title ?? PAGE_TITLES.home}>
        <Parts>
          <SearchSection
            search={search}
            level={isAtRest ? 'h2' : 'h1'}
            title={translateText(PAGE_TITLES.trending)}
            folded={isAtRest}
            panel={<Hero search={search} isAtRest={isAtRest} />}
          />
          <Suspense fallback={<BelowScreen />}>
            <Introduction />
          </Suspense>
        </Parts>
      </Page>
    </PageFade>
  );
}
