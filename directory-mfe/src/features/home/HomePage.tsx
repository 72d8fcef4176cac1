import styled from 'styled-components';
import { PAGE_META } from '@naija/contracts/domain/pages';
import { Page, PageFade } from '@naija/ui';
import { SearchSection } from '../../search/SearchSection.tsx';
import { Benefits } from './Benefits.tsx';
import { Claims } from './Claims.tsx';
import { Hero } from './Hero.tsx';
import { Statistics } from './Statistics.tsx';
import { Stories } from './Stories.tsx';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 1.5rem + 4vw, 5rem);

  /* The search belongs to the hero above it. */
  > :nth-child(2) {
    margin-top: calc(-1 * clamp(1rem, 3vw, 3rem));
  }
`;

export default function HomePage() {
  return (
    <PageFade>
      <Page title={PAGE_META.home.title}>
        <Parts>
          <Hero />
          <SearchSection level="h2" />
          <Claims />
          <Statistics />
          <Benefits />
          <Stories />
        </Parts>
      </Page>
    </PageFade>
  );
}
