import { OperatorPage } from '../../access/OperatorPage.tsx';
import { StateList, useStateFilter } from '../../shared/StateList.tsx';
import { Appeal } from './Appeal.tsx';
import { useAdminAppealsInfiniteQuery } from './appeals-api.ts';
import { APPEAL_MESSAGES } from './messages.ts';

/** `/admin/appeals?state=…`: open or answered appeals. */
export default function AppealsPage() {
  return (
    <OperatorPage title={APPEAL_MESSAGES.title} section="appeals">
      <Appeals />
    </OperatorPage>
  );
}

function Appeals() {
  const filter = useStateFilter('open', 'answered');
  const query = useAdminAppealsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <StateList
      title={APPEAL_MESSAGES.title}
      filter={filter}
      filters={[
        { value: 'open', label: APPEAL_MESSAGES.open },
        { value: 'answered', label: APPEAL_MESSAGES.answered },
      ]}
      query={query}
      items={query.currentData?.pages.flatMap((page) => page.appeals)}
      none={filter === 'open' ? APPEAL_MESSAGES.none : APPEAL_MESSAGES.noneAnswered}
    >
      {(appeal) => <Appeal of={appeal} />}
    </StateList>
  );
}
