import { OperatorPage } from '../../access/OperatorPage.tsx';
import { StateList, useStateFilter } from '../../lists/StateList.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { Appeal } from './Appeal.tsx';
import { useAdminAppealsInfiniteQuery } from './appeals-api.ts';

const TEXT = ADMIN_MESSAGES.appeals;

/** `/admin/appeals?state=…`: what agents object to, and the answers. */
export default function AppealsPage() {
  return (
    <OperatorPage title={TEXT.title} section="appeals">
      <Appeals />
    </OperatorPage>
  );
}

function Appeals() {
  const filter = useStateFilter('open', 'answered');
  const query = useAdminAppealsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <StateList
      title={TEXT.title}
      filter={filter}
      filters={[
        { value: 'open', label: TEXT.open },
        { value: 'answered', label: TEXT.answered },
      ]}
      query={query}
      items={query.currentData?.pages.flatMap((page) => page.appeals)}
      none={filter === 'open' ? TEXT.none : TEXT.noneAnswered}
    >
      {(appeal) => <Appeal of={appeal} />}
    </StateList>
  );
}
