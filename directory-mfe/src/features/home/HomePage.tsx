import styled from 'styled-components';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { Page, PageFade } from '@naija/ui';
import { SearchSection } from '../../search/SearchSection.tsx';
import { useAgentSearch } from '../../search/use-agent-search.ts';
import { Benefits } from './Benefits.tsx';
import { Claims } from './Claims.tsx';
import { Hero } from './Hero.tsx';
import { Statistics } from './Statistics.tsx';
import { Stories } from './Stories.tsx';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 1.5rem + 4vw, 5rem);
`;

export default function HomePage() {
  const search = useAgentSearch(TRENDING_STATE);
  // From the first key on, so that nothing moves below the fingers while results arrive.
  const isAtRest = search.chosen === undefined && search.box.typed === '';
  return (
    <PageFade>
      <Page title={search.chosen?.title ?? PAGE_META.home.title}>
        <Parts>
          <SearchSection
            search={search}
            level={isAtRest ? 'h2' : 'h1'}
            title={PAGE_META.trending.title}
            folded={isAtRest}
            panel={<Hero search={search} isAtRest={isAtRest} />}
          />
          <Claims />
          <Statistics />
          <Benefits />
          <Stories />
        </Parts>
      </Page>
    </PageFade>
  );
}
