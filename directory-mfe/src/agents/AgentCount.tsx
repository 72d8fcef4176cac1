import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import { tokens } from '@naija/ui';
import type { AgentListState } from './use-agent-list.ts';

// Reserves its height before the number is known.
const Line = styled.div`
  min-height: 1.55em;
  color: ${tokens.color.muted};
`;

interface AgentCountProps {
  readonly list: AgentListState;
  readonly none: ReactNode;
}

/** The number of agents in a list, announced to screen readers when it changes. */
export function AgentCount({ list, none }: AgentCountProps) {
  return <Line role="status">{list.kind === 'loaded' && !list.outdated && countText(list.total, none)}</Line>;
}

function countText(total: number, none: ReactNode): ReactNode {
  if (total === 0) return none;
  return <p>{total === 1 ? '1 agent found' : `${formatCount(total)} agents found`}</p>;
}
