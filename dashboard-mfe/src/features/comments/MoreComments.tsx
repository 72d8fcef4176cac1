import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import { Button, tokens } from '@naija/ui';

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

/** Button for the next page of comments. While loading it keeps the focus and ignores clicks. */
export function MoreComments({ isLoading, searchedCount, onClick }: MoreCommentsProps) {
  return (
    <Stack>
      {searchedCount !== undefined && <p>The newest {formatCount(searchedCount)} comments were searched.</p>}
      <Button
        $variant="secondary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onClick();
        }}
      >
        {isLoading ? 'Loading comments…' : 'Show more'}
      </Button>
    </Stack>
  );
}
