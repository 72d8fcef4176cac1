import { useEffect, useState, type ReactNode } from 'react';
import { useAgent, useIsLoggedIn } from '@naija/runtime';
import { ErrorPanel, Spinner } from '@naija/ui';
import { useDashboardAgentByIdQuery, type OwnRecord } from '../agent/agent-api.ts';
import { isRefused, loadFailure } from '../failures/load-failure.ts';
import { useProfileNews } from '../waiting/use-profile-news.ts';
import { UnknownAgent } from './UnknownAgent.tsx';

interface OwnAgentProps {
  readonly children: (record: OwnRecord) => ReactNode;
}

/** Loads the record of the agent who is logged in, and shows what is made of it. */
export function OwnAgent({ children }: OwnAgentProps) {
  // Remembered: the id goes when the session ends, while the page stays with what is typed there.
  const [id] = useState(useAgent().id);
  return id === undefined ? <UnknownAgent /> : <Loaded id={id}>{children}</Loaded>;
}

function Loaded({ id, children }: OwnAgentProps & { readonly id: string }) {
  useProfileNews(id);
  const { data, error, isFetching, refetch } = useDashboardAgentByIdQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const refused = isRefused(error);
  const loggedIn = useIsLoggedIn();
  useEffect(() => {
    // Logged in again, perhaps in another tab: what the ended session did not get is asked for anew.
    if (refused && loggedIn) void refetch();
  }, [refused, loggedIn, refetch]);

  if (!data && isFetching) return <Spinner label="Loading your profile" />;
  return (
    <>
      {error && !isFetching && (
        <ErrorPanel
          title={data ? 'Your profile could not be brought up to date' : 'Your profile could not be loaded'}
          message={loadFailure(error)}
          onRetry={refused ? undefined : () => void refetch()}
        />
      )}
      {data && children(data)}
    </>
  );
}
