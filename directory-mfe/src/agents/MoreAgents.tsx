import styled from 'styled-components';
import { BusyButton, ErrorPanel, loadErrorMessage, tokens, ButtonLink, TextLink } from '@naija/ui';
import { LIST_MESSAGES } from './messages.ts';
import type { LoadedAgents } from './use-agent-list.ts';
import { useListPage } from './use-page-query.ts';

const WithoutScript = styled(ButtonLink)`
  display: none;

  @media (scripting: none) {
    display: inline-flex;
  }
`;

/** Leads from a later page to the start of the list, because the previous page has no address. */
export function FirstPageLink() {
  const { later, pathOf } = useListPage();
  return (
    later && (
      <p>
        <TextLink to={pathOf()}>{LIST_MESSAGES.firstPage}</TextLink>
      </p>
    )
  );
}

// The space of the button is kept after the last page, so that nothing below moves up.
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

/** The number of shown agents, and a button for more. The list has no infinite scroll, because each page costs data. */
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

/** Replaces the button that loads more agents if scripts are disabled. */
function NextPageLink({ pages, cursor }: { readonly pages: number; readonly cursor: string }) {
  const { later, pathOf } = useListPage();
  const number = (later?.number ?? 1) + pages;
  return (
    <WithoutScript to={pathOf({ number, cursor })} rel="next" $variant="secondary">
      {LIST_MESSAGES.more}
    </WithoutScript>
  );
}
