import { useCallback, useEffect, useState } from 'react';
import { comparePath, readCompareQuery, type CompareQuery } from '@naija/contracts/domain/compare-query';
import { PAGE_TITLES, pagePaths } from '@naija/contracts/domain/pages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { listFavourites } from '@naija/runtime';
import { ButtonLink, EmptyState, Page } from '@naija/ui';
import { useAddress } from '../../address/use-address.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.ts';
import { AddAgents } from './AddAgents.tsx';
import { CompareTable } from './CompareTable.tsx';
import { RentField } from './RentField.tsx';
import { ShareComparison } from './ShareComparison.tsx';
import { useCompared } from './use-compared.ts';

/** `/compare`: the agents of the address or, where it names none, the newest favourites. */
export default function ComparePage() {
  const { query, version, change } = useAddress(readCompareQuery, comparePath);
  return (
    <Page title={PAGE_TITLES.compare}>
      <h1>{PAGE_TITLES.compare}</h1>
      <Comparison key={version} asked={query} onChange={change} />
    </Page>
  );
}

interface ComparisonProps {
  readonly asked: CompareQuery;
  readonly onChange: (query: CompareQuery) => void;
}

function Comparison({ asked, onChange }: ComparisonProps) {
  const [query, setQuery] = useState(() =>
    asked.agents.length > 0 ? asked : { ...asked, agents: newest() },
  );
  useEffect(() => {
    onChange(query);
  }, [query, onChange]);
  const setPrice = useCallback((price: number | null) => {
    setQuery((current) => (current.price === price ? current : { ...current, price }));
  }, []);
  const setAgents = (agents: readonly string[]) => {
    setQuery({ ...query, agents });
  };
  const compared = useCompared(query.agents);
  if (query.agents.length === 0) return <NoAgents />;
  return (
    <>
      <p>{COMPARE_MESSAGES.lead}</p>
      <RentField initial={query.price} onChange={setPrice} />
      <CompareTable
        compared={compared}
        price={query.price}
        onRemove={(id) => {
          setAgents(query.agents.filter((agent) => agent !== id));
        }}
      />
      <AddAgents
        compared={query.agents}
        onAdd={(id) => {
          setAgents([...query.agents, id]);
        }}
      />
      <ShareComparison query={query} />
    </>
  );
}

function NoAgents() {
  return (
    <EmptyState
      about="saved"
      title={COMPARE_MESSAGES.none}
      action={<ButtonLink to={pagePaths.trending}>{COMPARE_MESSAGES.find}</ButtonLink>}
    >
      {COMPARE_MESSAGES.noneHint}
    </EmptyState>
  );
}

function newest(): readonly string[] {
  return listFavourites()
    .slice(0, LIMITS.comparedMax)
    .map(({ id }) => id);
}
