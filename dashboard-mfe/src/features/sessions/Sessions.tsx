import { ErrorPanel, Spinner } from '@naija/ui';
import { isUnauthorized, loadErrorMessage } from '../../api/load-error.ts';
import { SESSION_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import { SessionList } from './SessionList.tsx';
import { useDashboardSessionsQuery } from './sessions-api.ts';

/** The agent's sessions, with a button that ends all but this one. */
export function Sessions() {
  const { data, error, isFetching, refetch } = useDashboardSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DashboardSection section={SECTIONS.sessions}>
      {data && <SessionList sessions={data} />}
      {!data && isFetching && <Spinner label={SESSION_MESSAGES.loading} />}
      {error && !isFetching && (
        <ErrorPanel
          title={data ? SESSION_MESSAGES.refreshFailed : SESSION_MESSAGES.loadFailed}
          message={loadErrorMessage(error)}
          onRetry={isUnauthorized(error) ? undefined : () => void refetch()}
        />
      )}
      {data?.some(({ current }) => !current) && <EndOtherSessions />}
    </DashboardSection>
  );
}
