import styled from 'styled-components';
import { BusyButton } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';

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

/** Loads the next page of a list, while there is one. */
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
