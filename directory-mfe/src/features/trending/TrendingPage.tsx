import { PAGE_TITLES } from '@naija/contracts/domain/pages';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { translateText } from '@naija/runtime';
import { Page } from '@naija/ui';
import { SearchPanel } from '../../search/SearchPanel.tsx';
import { SearchSection } from '../../search/SearchSection.tsx';
import { useAgentSearch } from '../../search/use-agent-search.ts';

export default function TrendingPage() {
  const search = useAgentSearch(TRENDING_STATE);
  const title = translateText(PAGE_TITLES.trending);
  return (
    <Page title={search.chosen?.title ?? title}>
      <SearchSection search={search} level="h1" title={title} panel={<SearchPanel search={search} />} />
    </Page>
  );
}
