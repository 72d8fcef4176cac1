import { useLocation } from 'react-router-dom';
import { Card, EmptyState, TextLink } from '@naija/ui';
import { OperatorPage } from '../../access/OperatorPage.tsx';
import { SECTIONS } from '../../access/sections.ts';
import { AuditEntries } from '../../audit/AuditEntries.tsx';
import { LoadState } from '../../lists/LoadState.tsx';
import { MoreButton } from '../../lists/MoreButton.tsx';
import { Header } from '../../lists/section-layout.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { operatorPaths, type AuditResponse } from '@naija/contracts/http/operators';
import { operatorApi, TAGS, UNCACHED, pagedOptions, pageParams } from '../../api/operator-api.ts';
const auditApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** All entries, or those about one subject. */
    adminAudit: build.infiniteQuery<AuditResponse, string, string | null>({
      infiniteQueryOptions: pagedOptions,
      query: ({ queryArg: subject, pageParam }) => ({
        url: operatorPaths.audit,
        params: pageParams({ subject: subject === '' ? undefined : subject }, pageParam),
        ...UNCACHED,
      }),
      providesTags: [TAGS.cases, TAGS.agents, TAGS.appeals],
    }),
  }),
});

const { useAdminAuditInfiniteQuery } = auditApi;

const TEXT = ADMIN_MESSAGES.audit;

/** `/admin/audit?subject=…`: who has decided what, and why. */
export default function AuditPage() {
  return (
    <OperatorPage title={TEXT.title} section="audit">
      <Audit />
    </OperatorPage>
  );
}

function Audit() {
  const subject = new URLSearchParams(useLocation().search).get('subject') ?? '';
  const query = useAdminAuditInfiniteQuery(subject, { refetchOnMountOrArgChange: true });
  const entries = query.currentData?.pages.flatMap((page) => page.entries);
  return (
    <>
      <Header>
        <div>
          <h1>{TEXT.title}</h1>
          <p>{TEXT.intro}</p>
        </div>
      </Header>
      {subject !== '' && (
        <p>
          {TEXT.onlyOf} <TextLink to={SECTIONS.audit.path}>{TEXT.all}</TextLink>
        </p>
      )}
      {entries?.length === 0 && <EmptyState about="search" title={TEXT.none} />}
      {entries && entries.length > 0 && (
        <Card>
          <AuditEntries entries={entries} isLinked />
        </Card>
      )}
      <LoadState query={{ ...query, data: entries }} />
      <MoreButton query={query} />
    </>
  );
}
