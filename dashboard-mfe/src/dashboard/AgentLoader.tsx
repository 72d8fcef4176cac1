import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { photoUrl } from '@naija/contracts/domain/photos';
import { WORK_THUMB_SIZES } from '@naija/contracts/domain/work-photos';
import { useIsLoggedIn, isDataSaverOn } from '@naija/runtime';
import { type Elements, ErrorPanel, loadErrorMessage, SlowStatus, Spinner, useIsSlow } from '@naija/ui';
import { useDashboardAgentByIdQuery, type OwnRecord } from '../api/agent-api.ts';
import { isUnauthorized } from '../api/request-error.ts';
import { loadPhone, loadRegistrations } from '../features/checks/checks-api.ts';
import { loadComments } from '../features/comments/comments-api.ts';
import { PendingChanges } from '../features/overview/PendingChanges.tsx';
import { keepCard } from '../features/overview/use-card.ts';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import { loadNotifications } from '../notifications/notifications-api.ts';
import { usePendingChanges } from '../pending/use-pending-changes.ts';
import { useProfileEvents } from '../pending/use-profile-events.ts';
import { isListed } from '../shared/completeness.ts';
import { KnownAgent } from '../shared/KnownAgent.tsx';

interface AgentLoaderProps {
  readonly children: (record: OwnRecord) => Elements;
}

/**
 * Loads the record of the logged-in agent and renders its children with it. On a slow network or offline, it uses the record
 * that this device has cached.
 */
export function AgentLoader({ children }: AgentLoaderProps) {
  return <KnownAgent>{(id) => <AgentById id={id}>{children}</AgentById>}</KnownAgent>;
}

function AgentById({ id, children }: AgentLoaderProps & { readonly id: string }) {
  useProfileEvents(id);
  const { data, error, isFetching, refetch } = useDashboardAgentByIdQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const wasUnauthorized = isUnauthorized(error);
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    // Refetches after a new login, which may happen in another tab.
    if (wasUnauthorized && isLoggedIn) void refetch();
  }, [wasUnauthorized, isLoggedIn, refetch]);
  const pending = usePendingChanges(id);
  const isSlow = useIsSlow(isFetching);
  useLoadAhead(data);
  const isLoading = !data && isFetching;

  return (
    <>
      <SlowStatus isSlow={isSlow} />
      {isLoading && <Spinner label={DASHBOARD_MESSAGES.profile.loading} />}
      {error && !isFetching && (
        <ErrorPanel
          title={data ? DASHBOARD_MESSAGES.profile.refreshFailed : DASHBOARD_MESSAGES.profile.loadFailed}
          message={loadErrorMessage(error)}
          onRetry={wasUnauthorized ? undefined : () => void refetch()}
        />
      )}
      {!data && !isLoading && <PendingChanges pending={pending} withDetails={false} />}
      {data && children(data)}
    </>
  );
}

/**
 * Once the server has sent the record, loads the data of other tabs and dialogs, so that they open offline: comments and
 * settings and, unless the data saver is on, photos of work and the share card.
 */
function useLoadAhead(record: OwnRecord | undefined): void {
  const dispatch = useDispatch() as (action: unknown) => unknown;
  const isFresh = record !== undefined && record.savedAt === undefined;
  useEffect(() => {
    if (!isFresh || !('caches' in globalThis)) return;
    const { data, work = [] } = record;
    dispatch(loadComments(data.id));
    dispatch(loadPhone(data.phone));
    dispatch(loadRegistrations());
    dispatch(loadNotifications());
    if (isDataSaverOn()) return;
    if (isListed(data)) keepCard(data.id).catch(() => undefined); // The dialog says so when it is opened.
    // The service worker caches them, and responds with this size if another is missing.
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller)
      for (const { photo } of work)
        fetch(photoUrl(photo, WORK_THUMB_SIZES[0], 'webp')).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, and not at each change of the record.
  }, [isFresh, dispatch]);
}
