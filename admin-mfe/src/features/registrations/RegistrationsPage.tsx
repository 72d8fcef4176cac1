import { OperatorPage } from '../../access/OperatorPage.tsx';
import { StateList, useStateFilter } from '../../lists/StateList.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { Registration } from './Registration.tsx';
import { useAdminRegistrationsInfiniteQuery } from './registrations-api.ts';

const TEXT = ADMIN_MESSAGES.registrations;

/** `/admin/registrations?state=…`: numbers in public registers that agents have entered. */
export default function RegistrationsPage() {
  return (
    <OperatorPage title={TEXT.title} section="registrations">
      <Registrations />
    </OperatorPage>
  );
}

function Registrations() {
  const filter = useStateFilter('pending', 'decided');
  const query = useAdminRegistrationsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <StateList
      title={TEXT.title}
      intro={filter === 'pending' && <p>{TEXT.intro}</p>}
      filter={filter}
      filters={[
        { value: 'pending', label: TEXT.pending },
        { value: 'decided', label: TEXT.decided },
      ]}
      query={query}
      items={query.currentData?.pages.flatMap((page) => page.registrations)}
      none={filter === 'pending' ? TEXT.none : TEXT.noneDecided}
    >
      {(entry) => <Registration entry={entry} />}
    </StateList>
  );
}
