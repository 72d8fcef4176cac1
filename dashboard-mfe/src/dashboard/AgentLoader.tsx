import { useEffect, useState } from 'react';
import { useAgent, useIsLoggedIn } from '@naija/runtime';
import { Banner, Button, ErrorPanel, SlowStatus, Spinner, useIsSlow, type Elements } from '@naija/ui';
import { UnknownAgent } from '../agent/UnknownAgent.tsx';
import { useHeldRecord } from '../agent/use-held-record.ts';
import { useDashboardAgentByIdQuery, type OwnRecord } from '../api/agent-api.ts';
import { isUnauthorized, loadErrorMessage } from '../api/load-error.ts';
import { PendingChanges } from '../features/overview/PendingChanges.tsx';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import { usePendingChanges } from '../pending/use-pending-changes.ts';
import { useProfileEvents } from '../pending/use-profile-events.ts';

interface AgentLoaderProps {
  readonly children: (record: OwnRecord) => Elements;
}

/**
 * Loads the record of the logged-in agent and renders its children with it; without a network or on a slow one, with
 * the record that the agent's unsent changes on this device hold.
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
  const held = useHeldRecord(id, !data && (isSlow || (error !== undefined && !wasUnauthorized)));
  const record = data ?? held.record;
  const isLoading = !record && (isFetching || held.isReading);

  return (
    <>
      <SlowStatus isSlow={isSlow} />
      {isLoading && <Spinner label={DASHBOARD_MESSAGES.profile.loading} />}
      {error && !isFetching && (
        <LoadFailure
          error={error}
          shows={data ? 'data' : held.record && 'held'}
          onRetry={wasUnauthorized ? undefined : () => void refetch()}
        />
      )}
      {!record && !isLoading && <PendingChanges pending={pending} withDetails={false} />}
      {record && children(record)}
    </>
  );
}

interface LoadFailureProps {
  readonly error: unknown;
  /** What the page shows all the same: earlier data, what the device holds, or nothing. */
  readonly shows: 'data' | 'held' | undefined;
  readonly onRetry: (() => void) | undefined;
}

function LoadFailure({ error, shows, onRetry }: LoadFailureProps) {
  const { refreshFailed, loadFailed, fromDevice, retry } = DASHBOARD_MESSAGES.profile;
  if (shows === 'held')
    return (
      <Banner
        kind="warning"
        action={
          <Button $variant="secondary" onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {fromDevice}
      </Banner>
    );
  return (
    <ErrorPanel
      title={shows ? refreshFailed : loadFailed}
      message={loadErrorMessage(error)}
      onRetry={onRetry}
    />
  );
}
