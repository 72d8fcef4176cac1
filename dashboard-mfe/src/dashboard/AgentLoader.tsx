import { useEffect, useState } from 'react';
import { useAgent, useIsLoggedIn } from '@naija/runtime';
import { type Elements, ErrorPanel, loadErrorMessage, SlowStatus, Spinner, useIsSlow } from '@naija/ui';
import { UnknownAgent } from '../shared/UnknownAgent.tsx';
import { useDashboardAgentByIdQuery, type OwnRecord } from '../api/agent-api.ts';
import { isUnauthorized } from '../api/request-error.ts';
import { PendingChanges } from '../features/overview/PendingChanges.tsx';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import { usePendingChanges } from '../pending/use-pending-changes.ts';
import { useProfileEvents } from '../pending/use-profile-events.ts';
import { useLoadAhead } from './use-load-ahead.ts';

interface AgentLoaderProps {
  readonly children: (record: OwnRecord) => Elements;
}

/**
 * Loads the record of the logged-in agent and renders its children with it; without a network or on a slow one, with
 * the record that this device has saved.
 */
export function AgentLoader({ children }: AgentLoaderProps) {
  // In state, since a session that ends deletes the id while the page keeps what is typed.
  const [id] = useState(useAgent().id);
  return id === undefined ? <UnknownAgent /> : <AgentById id={id}>{children}</AgentById>;
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
