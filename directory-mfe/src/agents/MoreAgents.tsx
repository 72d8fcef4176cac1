import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import { Button, ErrorPanel, tokens } from '@naija/ui';
import { failureMessage } from '../failures/failure-message.ts';
import type { LoadedAgents } from './use-agent-list.ts';

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.sm};
  text-align: center;
`;

const Shown = styled.p`
  color: ${tokens.color.muted};
  font-variant-numeric: tabular-nums;
`;

// Not disabled while it is busy: it would lose the focus.
const More = styled(Button)`
  min-width: min(100%, 16rem);

  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

/** How much of a list is shown, and a button for more. Never by itself: each page costs the visitor data. */
export function MoreAgents({
  list,
  loadMore,
}: {
  readonly list: LoadedAgents;
  readonly loadMore: () => void;
}) {
  const { agents, total, hasMore, isLoadingMore, moreError } = list;
  return (
    <Foot>
      <Shown>
        Showing {formatCount(agents.length)} of {formatCount(Math.max(total, agents.length))}{' '}
        {total === 1 ? 'agent' : 'agents'}
      </Shown>
      {moreError !== undefined && (
        <ErrorPanel
          title="More agents could not be loaded"
          message={failureMessage(moreError)}
          onRetry={loadMore}
        />
      )}
      {moreError === undefined && hasMore && (
        <More
          $variant="secondary"
          aria-disabled={isLoadingMore}
          onClick={() => {
            if (!isLoadingMore) loadMore();
          }}
        >
          {isLoadingMore ? 'Loading more agents…' : 'Show more agents'}
        </More>
      )}
    </Foot>
  );
}
