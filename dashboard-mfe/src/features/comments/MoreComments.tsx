import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import { Button, tokens } from '@naija/ui';

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
`;

interface MoreCommentsProps {
  readonly busy: boolean;
  /** How many comments a search has been through; there is more to search. */
  readonly searched: number | undefined;
  readonly onClick: () => void;
}

/** Brings the next page of comments. While that is under way it keeps the focus and does nothing. */
export function MoreComments({ busy, searched, onClick }: MoreCommentsProps) {
  return (
    <Place>
      {searched !== undefined && <p>The newest {formatCount(searched)} comments were searched.</p>}
      <Button
        $variant="secondary"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onClick();
        }}
      >
        {busy ? 'Loading comments…' : 'Show more'}
      </Button>
    </Place>
  );
}
