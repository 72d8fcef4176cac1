import { ErrorPanel, loadErrorMessage, Spinner, StatusPill } from '@naija/ui';
import { isUnauthorized } from '../api/request-error.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { isUnreachable } from './use-is-offline.ts';
import type { CachedResponse } from '@naija/contracts/http/cached-response';

interface LoadStateProps {
  readonly query: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    /** When `data` came, in milliseconds. */
    readonly fulfilledTimeStamp?: number | undefined;
    readonly refetch: () => unknown;
  };
  readonly messages: {
    readonly loading: string;
    readonly loadFailed: string;
    readonly refreshFailed: string;
  };
}

/** Says that a part of the page loads, or why it does not. Without a network it loads by itself later, which is no error. */
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

/** Says that this device has saved what is shown, and when; nothing for what has just come from the server. */
export function SavedNote({ savedAt }: CachedResponse) {
  if (savedAt === undefined) return null;
  return (
    <p>
      <StatusPill kind="copy" from={savedAt} />
    </p>
  );
}
