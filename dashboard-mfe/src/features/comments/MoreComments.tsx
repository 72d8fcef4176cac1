import styled from 'styled-components';
import { BusyButton, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';

const MESSAGES = DASHBOARD_MESSAGES.comments;

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
      {searchedCount !== undefined && <p>{MESSAGES.searched(searchedCount)}</p>}
      <BusyButton $variant="secondary" busy={isLoading} busyLabel={MESSAGES.loadingMore} onClick={onClick}>
        {MESSAGES.more}
      </BusyButton>
    </Stack>
  );
}
