import { useLocation } from 'react-router-dom';
import { CardList, EmptyState } from '@naija/ui';
import { OperatorPage } from '../../access/OperatorPage.tsx';
import { LoadState } from '../../lists/LoadState.tsx';
import { MoreButton } from '../../lists/MoreButton.tsx';
import { Header } from '../../lists/section-layout.ts';
import { SelectByAddress } from '../../lists/SelectByAddress.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { Registration } from './Registration.tsx';
import { useAdminRegistrationsInfiniteQuery, type RegistrationFilter } from './registrations-api.ts';

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
  const filter: RegistrationFilter =
    new URLSearchParams(useLocation().search).get('state') === 'decided' ? 'decided' : 'pending';
  const query = useAdminRegistrationsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const entries = query.currentData?.pages.flatMap((page) => page.registrations);
  const filters = [
    { value: 'pending', label: TEXT.pending },
    { value: 'decided', label: TEXT.decided },
  ] as const;
  return (
    <>
      <Header>
        <h1>{TEXT.title}</h1>
        <SelectByAddress label={ADMIN_MESSAGES.queue.show} options={filters} value={filter} />
      </Header>
      {filter === 'pending' && <p>{TEXT.intro}</p>}
      {entries?.length === 0 && (
        <EmptyState about="comments" title={filter === 'pending' ? TEXT.none : TEXT.noneDecided} />
      )}
      {entries && entries.length > 0 && (
        <CardList>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Registration entry={entry} />
            </li>
          ))}
        </CardList>
      )}
      <LoadState query={{ ...query, data: entries }} />
      <MoreButton query={query} />
    </>
  );
}
