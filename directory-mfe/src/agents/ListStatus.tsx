import styled from 'styled-components';
import { SlowNote, VisuallyHidden, type Elements } from '@naija/ui';
import { LIST_MESSAGES } from '../messages/lists.ts';
import type { AgentListState } from './use-agent-list.ts';

// No part of the layout while only screen readers are told.
const Region = styled.div<{ readonly $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && 'position: absolute;'}
`;

interface ListStatusProps {
  readonly list: AgentListState;
  /** The agents have been waited for too long. */
  readonly isSlow: boolean;
  /** Shown in place of an empty list. */
  readonly none: Elements;
}

/** Announces how many agents a list has, to screen readers alone unless there are none, and a wait that is long. */
export function ListStatus({ list, isSlow, none }: ListStatusProps) {
  const total = list.kind === 'loaded' && !list.outdated ? list.total : undefined;
  return (
    <Region role="status" $isHidden={!isSlow && total !== 0}>
      {isSlow && <SlowNote />}
      {total === 0 && none}
      {total !== undefined && total > 0 && <VisuallyHidden>{LIST_MESSAGES.found(total)}</VisuallyHidden>}
    </Region>
  );
}
