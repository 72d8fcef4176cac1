import { ErrorPanel, Spinner } from '@naija/ui';
import { isUnauthorized, loadErrorMessage } from '../api/load-error.ts';
import { SavedNote } from '../api/SavedNote.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { isUnreachable } from './use-is-offline.ts';

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
