import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { errorBody, ErrorPanel, Spinner } from '@naija/ui';
import { invalidateMe } from '../api/operator-api.ts';
import { toRequestError } from '../api/request-error.ts';
import { ADMIN_MESSAGES } from '../messages.ts';

interface LoadStateProps {
  readonly query: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** What a query shows beside its data: that it is loading, or why it failed. */
export function LoadState({ query: { data, error, isFetching, refetch } }: LoadStateProps) {
  const dispatch = useDispatch();
  const isFactorMissing = errorBody(error)?.code === 'second_factor';
  useEffect(() => {
    // The twelve hours are over: the page asks for a code again.
    if (isFactorMissing) dispatch(invalidateMe());
  }, [isFactorMissing, dispatch]);
  if (isFetching) return data === undefined ? <Spinner label={ADMIN_MESSAGES.loading} /> : null;
  if (error === undefined || isFactorMissing) return null;
  return (
    <ErrorPanel
      title={ADMIN_MESSAGES.loadFailed}
      message={toRequestError(error).message}
      onRetry={() => void refetch()}
    />
  );
}
