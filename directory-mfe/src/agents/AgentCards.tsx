import type { AgentSummary } from '@naija/contracts/http/agents';
import { AgentCard, AgentCardSkeleton, AgentGrid, Skeletons } from '@naija/ui';

/** Cards whose photos load at once: the first row of a desktop, the first screen of a phone. */
const IN_VIEW = 4;

/** Agents as a grid of cards. */
export function AgentCards({ agents }: { readonly agents: readonly AgentSummary[] }) {
  return (
    <AgentGrid>
      {agents.map((agent, index) => (
        <li key={agent.id}>
          <AgentCard agent={agent} lazy={index >= IN_VIEW} />
        </li>
      ))}
    </AgentGrid>
  );
}

/** Takes the place of the grid until the agents are there. */
export function AgentCardsPending() {
  return (
    <Skeletons label="Loading agents" count={10} layout={AgentGrid}>
      <AgentCardSkeleton />
    </Skeletons>
  );
}
