import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { comparePath, readCompareQuery, type CompareQuery } from '@naija/contracts/domain/compare-query';
import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { PAGE_TITLES, pagePaths } from '@naija/contracts/domain/pages';
import { listFavourites, translateText, useFavourites, useLazyModule } from '@naija/runtime';
import { ButtonLink, EmptyState, Page } from '@naija/ui';
import { PrintStyle } from '../../shared/PrintStyle.tsx';
import { ShareButton } from '../../shared/ShareButton.tsx';
import { useAddress } from '../../shared/use-address.ts';
import { ChooseAgents } from './ChooseAgents.tsx';
import { CompareTable } from './CompareTable.tsx';
import { COMPARE_MESSAGES } from './messages.ts';
import { useCompared } from './use-compared.ts';

// Loaded on demand, because forms are larger than the rest of the page. If two pages imported them statically (/cost does),
// they would be in the chunk that pages share, which profiles load too.
const loadRentField = () => import('./RentField.tsx');

/** Reserves the height of the field, so that nothing shifts when it is loaded. */
const RentPlace = styled.div`
  min-height: 4.75rem;
`;

const Heading = styled.h1`
  &:focus {
    outline: none;
  }
`;

/** `/compare`: the agents in the URL or, if it names none, the newest favourites. */
export default function ComparePage() {
  const { query, version, change } = useAddress(readCompareQuery, comparePath);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page title={PAGE_TITLES.compare}>
      <PrintStyle />
      <Heading ref={heading} tabIndex={-1}>
        {translateText(PAGE_TITLES.compare)}
      </Heading>
      <Comparison
        key={version}
        asked={query}
        onChange={change}
        onRemoved={() => {
          // The pressed button has unmounted.
          heading.current?.focus();
        }}
      />
    </Page>
  );
}

interface ComparisonProps {
  readonly asked: CompareQuery;
  readonly onChange: (query: CompareQuery) => void;
  /** Called after an agent was removed in the table. */
  readonly onRemoved: () => void;
}

function Comparison({ asked, onChange, onRemoved }: ComparisonProps) {
  const [query, setQuery] = useState(() =>
    asked.agents.length > 0 ? asked : { ...asked, agents: newest() },
  );
  useEffect(() => {
    onChange(query);
  }, [query, onChange]);
  const [isRentWrong, setRentWrong] = useState(false);
  const setRent = useCallback((rent: number | null | undefined) => {
    const price = rent ?? null;
    setRentWrong(rent === undefined);
    setQuery((current) => (current.price === price ? current : { ...current, price }));
  }, []);
  const setAgents = (agents: readonly string[]) => {
    setQuery({ ...query, agents });
  };
  const hasFavourites = useFavourites().length > 0;
  const compared = useCompared(query.agents);
  const rentField = useLazyModule(loadRentField, query.agents.length > 0);
  if (query.agents.length === 0 && !hasFavourites) return <NoAgents />;
  return (
    <>
      <p>{COMPARE_MESSAGES.lead}</p>
      <ChooseAgents compared={query.agents} onChoose={setAgents} />
      <RentPlace>
        {rentField.module && <rentField.module.RentField initial={query.price} onChange={setRent} />}
        {rentField.failed && <p>{translateText(MESSAGES.locationOffline)}</p>}
      </RentPlace>
      {compared.length > 0 && (
        <CompareTable
          compared={compared}
          price={isRentWrong ? undefined : query.price}
          onRemove={(id) => {
            setAgents(query.agents.filter((agent) => agent !== id));
            onRemoved();
          }}
        />
      )}
      <ShareButton
        label={COMPARE_MESSAGES.share}
        title={translateText(PAGE_TITLES.compare)}
        path={comparePath(query)}
      />
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
