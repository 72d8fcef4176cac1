import { TextLink } from '@naija/ui';
import { OperatorPage } from '../../access/OperatorPage.tsx';
import { SECTIONS } from '../../shared/sections.ts';
import { CaseCard } from '../../shared/CaseCard.tsx';
import { useAdminCasesInfiniteQuery } from '../../shared/cases-api.ts';
import { StateList, useStateFilter } from '../../shared/StateList.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';

const TEXT = ADMIN_MESSAGES.queue;

/** `/admin?state=…`: open or closed cases. */
export default function QueuePage() {
  return (
    <OperatorPage title={TEXT.title} section="queue">
      <Queue />
    </OperatorPage>
  );
}

function Queue() {
  const filter = useStateFilter('open', 'closed');
  const query = useAdminCasesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const counts = query.data?.pages[0]?.counts;
  const registrations = counts?.registrations ?? 0;
  return (
    <StateList
      title={TEXT.title}
      summary={
        <>
          {counts && <p>{TEXT.counts(counts.cases, counts.appeals)}</p>}
          {registrations > 0 && (
            <TextLink to={SECTIONS.registrations.path}>{TEXT.registrations(registrations)}</TextLink>
          )}
        </>
      }
      filter={filter}
      filters={[
        { value: 'open', label: TEXT.open },
        { value: 'closed', label: TEXT.closed },
      ]}
      query={query}
      items={query.currentData?.pages.flatMap((page) => page.cases)}
      none={filter === 'open' ? TEXT.none : TEXT.noneClosed}
    >
      {(summary) => <CaseCard summary={summary} />}
    </StateList>
  );
}
