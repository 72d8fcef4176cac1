import styled from 'styled-components';
import { formatPlace } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';
import { words } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';

const texts = words('ui.agentPlace', { serves: (area: string) => `Serves ${area}` });

const Serves = styled.strong`
  display: block;
  color: ${tokens.color.ink};
`;

/** Where an agent is and, in a search for a place, how far from it that is and whether the agent serves it. */
export function AgentPlace({ agent: { area, state, km, serves } }: { readonly agent: AgentSummary }) {
  return (
    <span>
      {formatPlace(area, state)}
      {km && ` · ${String(km)} km`}
      {serves && <Serves>{texts.serves(serves)}</Serves>}
    </span>
  );
}
