import { useId } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { stateName, TRENDING_STATE } from '@naija/contracts/domain/states';
import { failureKind } from '@naija/runtime';
import { ErrorPanel, tokens } from '@naija/ui';
import { failureMessage } from '../../failures/failure-message.ts';
import { AgentCards, AgentCardsPending } from '../../agents/AgentCards.tsx';
import { useDirectoryAgentsByLocationQuery } from '../../agents/agents-api.ts';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space.md};
`;

/** The agents of the trending state, with a heading. */
export function TrendingAgents() {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>Trending agents in {stateName(TRENDING_STATE)}</h2>
      <Agents />
    </Section>
  );
}

function Agents() {
  const { data, isFetching, error, refetch } = useDirectoryAgentsByLocationQuery(TRENDING_STATE);
  if (data && data.data.length > 0) return <AgentCards agents={data.data} />;
  if (isFetching) return <AgentCardsPending />;
  const empty = data !== undefined || failureKind(error) === 'not_found';
  return (
    <ErrorPanel
      title={empty ? 'No Results Found' : 'Agents could not be loaded'}
      message={empty ? MESSAGES.locationEmpty : failureMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
