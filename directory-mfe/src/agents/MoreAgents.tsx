import styled from 'styled-components';
import { BusyButton, ErrorPanel, loadErrorMessage, tokens } from '@naija/ui';
import { LIST_MESSAGES } from './messages.ts';
import { NextPageLink } from './PageLinks.tsx';
import type { LoadedAgents } from './use-agent-list.ts';

// The button's place is kept after the last page, so that nothing below moves up when it goes.
const Foot = styled.div<{ readonly $isPaged: boolean }>`
  display: grid;
  align-content: start;
  justify-items: center;
  ${({ $isPaged }) => $isPaged && `min-height: calc(1lh + ${tokens.space.sm} + ${tokens.size.touch});`}
  gap: ${tokens.space.sm};
  text-align: center;

  > :is(button, a) {
    min-width: min(100%, 16rem);

    &[aria-disabled='true'] {
      cursor: progress;
      opacity: 1;
    }
  }
`;

const Shown = styled.p`
  color: ${tokens.color.muted};
  font-variant-numeric: tabular-nums;
`;

interface MoreAgentsProps {
  readonly list: LoadedAgents;
  readonly loadMore: () => void;
}

/** How much of a list is shown, and a button for more. No infinite scroll: each page costs the visitor data. */
export function MoreAgents({ list, loadMore }: MoreAgentsProps) {
  const { agents, pages, total, nextCursor, isLoadingMore, moreError } = list;
  return (
    <Foot $isPaged={pages > 1}>
      <Shown>{LIST_MESSAGES.shown(agents.length, Math.max(total, agents.length))}</Shown>
      {moreError !== undefined && (
        <ErrorPanel
          title={LIST_MESSAGES.moreFailed}
          message={loadErrorMessage(moreError)}
          onRetry={loadMore}
        />
      )}
      {moreError === undefined && nextCursor !== undefined && (
        <>
          <BusyButton
            $variant="secondary"
            busy={isLoadingMore}
            busyLabel={LIST_MESSAGES.loadingMore}
            onClick={loadMore}
          >
            {LIST_MESSAGES.more}
          </BusyButton>
          <NextPageLink pages={pages} cursor={nextCursor} />
        </>
      )}
    </Foot>
  );
}
