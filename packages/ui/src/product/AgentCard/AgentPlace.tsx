import styled from 'styled-components';
import { formatPlace } from '@naija/contracts/domain/states';
import type { AgentSummary } from '@naija/contracts/http/agents';

const Serving = styled.strong`
  display: block;
`;

interface AgentPlaceProps {
  readonly agent: AgentSummary;
  /** Says that the agent serves an area. */
  readonly serving: (area: string) => string;
}

/** Location of an agent and, in a search for a place, the distance and a note if the agent serves it. */
export function AgentPlace({ agent: { area, state, km, serves }, serving }: AgentPlaceProps) {
  return (
    <span>
      <span>{formatPlace(area, state) + (km ? ` ·\u00a0${String(km)}\u00a0km` : '')}</span>
      {serves && <Serving>{` ${serving(serves)}`}</Serving>}
    </span>
  );
}
