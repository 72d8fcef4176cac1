import { PAGE_META } from '@naija/contracts/domain/pages';
import { Page } from '@naija/ui';
import { SearchSection } from '../../search/SearchSection.tsx';

export default function TrendingPage() {
  return (
    <Page title={PAGE_META.trending.title}>
      <SearchSection level="h1" />
    </Page>
  );
}
