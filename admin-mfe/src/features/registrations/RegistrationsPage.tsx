import { OperatorPage } from '../../access/OperatorPage.tsx';
import { StateList, useStateFilter } from '../../shared/StateList.tsx';
import { Registration } from './Registration.tsx';
import { useAdminRegistrationsInfiniteQuery } from './registrations-api.ts';
import { REGISTRATION_MESSAGES } from './messages.ts';

/** `/admin/registrations?state=…`: the numbers in public registers that agents have entered. */
export default function RegistrationsPage() {
  return (
    <OperatorPage title={REGISTRATION_MESSAGES.title} section="registrations">
      <Registrations />
    </OperatorPage>
  );
}

function Registrations() {
  const filter = useStateFilter('pending', 'decided');
  const query = useAdminRegistrationsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <StateList
      title={REGISTRATION_MESSAGES.title}
      intro={filter === 'pending' && <p>{REGISTRATION_MESSAGES.intro}</p>}
      filter={filter}
      filters={[
        { value: 'pending', label: REGISTRATION_MESSAGES.pending },
        { value: 'decided', label: REGISTRATION_MESSAGES.decided },
      ]}
      query={query}
      items={query.currentData?.pages.flatMap((page) => page.registrations)}
      none={filter === 'pending' ? REGISTRATION_MESSAGES.none : REGISTRATION_MESSAGES.noneDecided}
    >
      {(entry) => <Registration entry={entry} />}
    </StateList>
  );
}
