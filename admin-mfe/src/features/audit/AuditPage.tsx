import { useLocation } from 'react-router-dom';
import { operatorPaths, type AuditResponse } from '@naija/contracts/http/operators';
import { Card, EmptyState, TextLink } from '@naija/ui';
import { OperatorPage } from '../../access/OperatorPage.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { AuditEntries } from '../../shared/AuditEntries.tsx';
import { LoadState, MoreButton } from '../../shared/LoadState.tsx';
import { operatorApi, TAGS, UNCACHED, pagedOptions, pageParams } from '../../shared/operator-api.ts';
import { Header } from '../../shared/section-layout.tsx';
import { SECTIONS } from '../../shared/sections.ts';
const auditApi = operatorApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** All entries or, with a subject, only those about it. */
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

/** `/admin/audit?subject=…`: the decisions with operators and reasons. */
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
