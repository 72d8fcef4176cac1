import { costPath, readCostQuery } from '@naija/contracts/domain/cost-query';
import { PAGE_TITLES } from '@naija/contracts/domain/pages';
import { translateText } from '@naija/runtime';
import { Page } from '@naija/ui';
import { useAddress } from '../../shared/use-address.ts';
import { CostCalculator } from '../../cost/CostCalculator.tsx';
import { COST_MESSAGES } from '../../cost/messages.ts';
import { PrintStyle } from '../../shared/PrintStyle.tsx';

/** `/cost` */
export default function CostPage() {
  const { query, version, change } = useAddress(readCostQuery, costPath);
  return (
    <Page title={PAGE_TITLES.cost}>
      <PrintStyle />
      <h1>{translateText(PAGE_TITLES.cost)}</h1>
      <p>{COST_MESSAGES.lead}</p>
      <CostCalculator key={version} initial={query} asksFees onChange={change} />
    </Page>
  );
}
