import styled from 'styled-components';
import { stateName } from '@naija/contracts/domain/states';
import {
  AgentCard,
  AgentCardSkeleton,
  AgentGrid,
  ErrorPanel,
  loadErrorMessage,
  Skeletons,
  tokens,
} from '@naija/ui';
import { useAgents } from './agents-api.ts';
import { START } from './messages.ts';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space.md};
`;

/** The agents of a state. The server renders them as well, with the same request. */
export function Agents({ state }: { readonly state: string }) {
  // Not `data`, which holds the agents of another state until those of this one arrive.
  const { currentData, error, refetch } = useAgents(state);
  return (
    <Section aria-labelledby="agents">
      <h2 id="agents">{START.heading(stateName(state))}</h2>
      {currentData && currentData.data.length === 0 && <p>{START.none}</p>}
      {currentData && currentData.data.length > 0 && (
        <AgentGrid>
          {currentData.data.map((agent) => (
            <li key={agent.id}>
              <AgentCard agent={agent} />
            </li>
          ))}
        </AgentGrid>
      )}
      {!currentData && !error && (
        <Skeletons label={START.loading} count={4} layout={AgentGrid}>
          <AgentCardSkeleton />
        </Skeletons>
      )}
      {!currentData && error && (
        <ErrorPanel
          title={START.failed}
          message={loadErrorMessage(error)}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
    </Section>
  );
}
