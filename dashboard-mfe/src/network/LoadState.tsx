import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { ErrorPanel, loadErrorMessage, Spinner, StatusPill } from '@naija/ui';
import { isUnauthorized } from '../api/request-error.ts';
import { OfflineNote } from './OnlineButton.tsx';
import { isUnreachable } from './use-is-offline.ts';

interface LoadStateProps {
  readonly query: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    /** Time at which `data` arrived, in milliseconds. */
    readonly fulfilledTimeStamp?: number | undefined;
    readonly refetch: () => unknown;
  };
  readonly messages: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly refreshFailed: string;
  };
}

/** The state of a query: loading, or why it failed. Being offline is not an error, because the query then runs later. */
export function LoadState({ query, messages }: LoadStateProps) {
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = query;
  if (isUnreachable(error))
    return data === undefined ? (
      <OfflineNote about="loading" />
    ) : (
      <SavedNote savedAt={new Date(fulfilledTimeStamp ?? 0).toISOString()} />
    );
  if (isFetching) return data === undefined ? <Spinner label={messages.loading} /> : null;
  if (error === undefined) return null;
  return (
    <ErrorPanel
      title={data === undefined ? messages.loadFailed : messages.refreshFailed}
      message={loadErrorMessage(error)}
      onRetry={isUnauthorized(error) ? undefined : () => void refetch()}
    />
  );
}

/** The time of a cached response. Renders nothing for a fresh one. */
export function SavedNote({ savedAt }: CachedResponse) {
  if (savedAt === undefined) return null;
  return (
    <p>
      <StatusPill kind="copy" from={savedAt} />
    </p>
  );
}
