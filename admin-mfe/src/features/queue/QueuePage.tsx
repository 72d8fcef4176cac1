import { useLocation } from 'react-router-dom';
import { CardList, EmptyState, TextLink } from '@naija/ui';
import { OperatorPage } from '../../access/OperatorPage.tsx';
import { SECTIONS } from '../../access/sections.ts';
import { CaseCard } from '../../cases/CaseCard.tsx';
import { useAdminCasesInfiniteQuery, type CaseFilter } from '../../cases/cases-api.ts';
import { LoadState } from '../../lists/LoadState.tsx';
import { MoreButton } from '../../lists/MoreButton.tsx';
import { Header } from '../../lists/section-layout.ts';
import { SelectByAddress } from '../../lists/SelectByAddress.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';

const TEXT = ADMIN_MESSAGES.queue;

/** `/admin?state=…`: the cases that wait for a decision, or those that are closed. */
export default function QueuePage() {
  return (
    <OperatorPage title={TEXT.title} section="queue">
      <Queue />
    </OperatorPage>
  );
}

function Queue() {
  const filter: CaseFilter =
    new URLSearchParams(useLocation().search).get('state') === 'closed' ? 'closed' : 'open';
  const query = useAdminCasesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const counts = query.data?.pages[0]?.counts;
  const cases = query.currentData?.pages.flatMap((page) => page.cases);
  const filters = [
    { value: 'open', label: TEXT.open },
    { value: 'closed', label: TEXT.closed },
  ] as const;
  return (
    <>
      <Header>
        <div>
          <h1>{TEXT.title}</h1>
          {counts && <p>{TEXT.counts(counts.cases, counts.appeals)}</p>}
          {(counts?.registrations ?? 0) > 0 && (
            <TextLink to={SECTIONS.registrations.path}>
              {TEXT.registrations(counts?.registrations ?? 0)}
            </TextLink>
          )}
        </div>
        <SelectByAddress label={TEXT.show} options={filters} value={filter} />
      </Header>
      {cases?.length === 0 && (
        <EmptyState about="comments" title={filter === 'open' ? TEXT.none : TEXT.noneClosed} />
      )}
      {cases && cases.length > 0 && (
        <CardList>
          {cases.map((summary) => (
            <li key={summary.id}>
              <CaseCard summary={summary} />
            </li>
          ))}
        </CardList>
      )}
      <LoadState query={{ ...query, data: cases }} />
      <MoreButton query={query} />
    </>
  );
}
