import type { AgentSummary } from '@naija/contracts/http/agents';
import { AgentCard } from './AgentCard.tsx';
import { Grid } from './card-layout.ts';

/** Cards whose photos load at once: the first row of a desktop, the first screen of a phone. */
const IN_VIEW = 4;

/** Agents as a grid of cards. */
export function AgentGrid({ agents }: { readonly agents: readonly AgentSummary[] }) {
  return (
    <Grid>
      {agents.map((agent, index) => (
        <li key={agent.id}>
          <AgentCard agent={agent} inView={index < IN_VIEW} />
        </li>
      ))}
    </Grid>
  );
}
