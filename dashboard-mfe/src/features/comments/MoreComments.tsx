import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import { BusyButton, tokens } from '@naija/ui';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
`;

interface MoreCommentsProps {
  readonly isLoading: boolean;
  /** How many comments the search has covered; undefined without a search. */
  readonly searchedCount: number | undefined;
  readonly onClick: () => void;
}

/** Button for the next page of comments. */
export function MoreComments({ isLoading, searchedCount, onClick }: MoreCommentsProps) {
  return (
    <Stack>
      {searchedCount !== undefined && <p>The newest {formatCount(searchedCount)} comments were searched.</p>}
      <BusyButton $variant="secondary" busy={isLoading} busyLabel="Loading comments…" onClick={onClick}>
        Show more
      </BusyButton>
    </Stack>
  );
}
