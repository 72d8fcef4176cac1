import styled from 'styled-components';
import { Button } from '@naija/ui';

const More = styled(Button)`
  justify-self: start;

  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`;

/** Brings the next page of comments. While that is under way it keeps the focus and does nothing. */
export function MoreComments({ busy, onClick }: { readonly busy: boolean; readonly onClick: () => void }) {
  return (
    <More
      $variant="secondary"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {busy ? 'Loading comments…' : 'Show more comments'}
    </More>
  );
}
