import { useEffect, useState, type ReactNode } from 'react';
import { useAgent, useIsLoggedIn } from '@naija/runtime';
import { ErrorPanel, Spinner } from '@naija/ui';
import { UnknownAgent } from '../agent/UnknownAgent.tsx';
import { useDashboardAgentByIdQuery, type OwnRecord } from '../api/agent-api.ts';
import { isUnauthorized, loadErrorMessage } from '../api/load-error.ts';
import { useProfileEvents } from '../pending/use-profile-events.ts';

interface AgentLoaderProps {
  readonly children: (record: OwnRecord) => ReactNode;
}

/** Loads the record of the logged-in agent and renders its children with it. */
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

  if (!data && isFetching) return <Spinner label="Loading your profile" />;
  return (
    <>
      {error && !isFetching && (
        <ErrorPanel
          title={data ? 'Your profile could not be brought up to date' : 'Your profile could not be loaded'}
          message={loadErrorMessage(error)}
          onRetry={wasUnauthorized ? undefined : () => void refetch()}
        />
      )}
      {data && children(data)}
    </>
  );
}
