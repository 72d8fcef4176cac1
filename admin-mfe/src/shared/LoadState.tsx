import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { errorBody, ErrorPanel, Spinner, BusyButton } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { invalidateMe } from './operator-api.ts';
import { toRequestError } from './request-error.ts';

const Place = styled.div`
  justify-self: start;
`;

interface MoreButtonProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** Loads the next page of a list. Renders nothing after the last page. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <Place>
      <BusyButton
        $variant="secondary"
        busy={isFetchingNextPage}
        busyLabel={ADMIN_MESSAGES.loadingMore}
        onClick={() => void fetchNextPage()}
      >
        {ADMIN_MESSAGES.more}
      </BusyButton>
    </Place>
  );
}

interface LoadStateProps {
  readonly query: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The state of a query beside its data: loading, or why it failed. */
export function LoadState({ query: { data, error, isFetching, refetch } }: LoadStateProps) {
  const dispatch = useDispatch();
  const isFactorMissing = errorBody(error)?.code === 'second_factor';
  useEffect(() => {
    // The second factor has expired, so the page asks for a code again.
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
