import { Page } from '@naija/ui';
import { Hero } from './Hero.tsx';
import { TrendingAgents } from './TrendingAgents.tsx';

/** The first page: what the product is for, and the agents that are trending. */
export default function HomePage() {
  return (
    <Page title="Property agents in Nigeria">
      <Hero />
      <TrendingAgents />
    </Page>
  );
}
