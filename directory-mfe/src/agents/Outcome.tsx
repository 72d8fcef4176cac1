import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import { tokens } from '@naija/ui';
import type { AgentListState } from './use-agent-list.ts';

// As high before the number is known as after.
const Line = styled.div`
  min-height: 1.55em;
  color: ${tokens.color.muted};
`;

/** How many agents there are, told to screen readers as it changes; `none` where there are none. */
export function Outcome({ list, none }: { readonly list: AgentListState; readonly none: ReactNode }) {
  return <Line role="status">{list.kind === 'loaded' && !list.outdated && told(list.total, none)}</Line>;
}

function told(total: number, none: ReactNode): ReactNode {
  if (total === 0) return none;
  return <p>{total === 1 ? '1 agent found' : `${formatCount(total)} agents found`}</p>;
}
