import { useLocation } from 'react-router-dom';
import { CardList, EmptyState } from '@naija/ui';
import { OperatorPage } from '../../access/OperatorPage.tsx';
import { LoadState } from '../../lists/LoadState.tsx';
import { MoreButton } from '../../lists/MoreButton.tsx';
import { Header } from '../../lists/section-layout.ts';
import { SelectByAddress } from '../../lists/SelectByAddress.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { Appeal } from './Appeal.tsx';
import { useAdminAppealsInfiniteQuery, type AppealFilter } from './appeals-api.ts';

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
  const filter: AppealFilter =
    new URLSearchParams(useLocation().search).get('state') === 'answered' ? 'answered' : 'open';
  const query = useAdminAppealsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const appeals = query.currentData?.pages.flatMap((page) => page.appeals);
  const filters = [
    { value: 'open', label: TEXT.open },
    { value: 'answered', label: TEXT.answered },
  ] as const;
  return (
    <>
      <Header>
        <h1>{TEXT.title}</h1>
        <SelectByAddress label={ADMIN_MESSAGES.queue.show} options={filters} value={filter} />
      </Header>
      {appeals?.length === 0 && (
        <EmptyState about="comments" title={filter === 'open' ? TEXT.none : TEXT.noneAnswered} />
      )}
      {appeals && appeals.length > 0 && (
        <CardList>
          {appeals.map((appeal) => (
            <li key={appeal.id}>
              <Appeal of={appeal} />
            </li>
          ))}
        </CardList>
      )}
      <LoadState query={{ ...query, data: appeals }} />
      <MoreButton query={query} />
    </>
  );
}
