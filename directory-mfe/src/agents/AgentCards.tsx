import { LIMITS } from '@naija/contracts/domain/limits';
import { AgentCard, AgentCardSkeleton, AgentGrid, Skeletons } from '@naija/ui';
import { SaveAgent } from '../saved/SaveAgent.tsx';
import { AgentPages } from './AgentPages.tsx';
import type { LoadedAgents } from './use-agent-list.ts';

/** Cards whose photos load at once: the first row of a desktop, the first screen of a phone. */
const IN_VIEW = 4;

/** Agents as a grid of cards. */
export function AgentCards({ list }: { readonly list: LoadedAgents }) {
  return (
    <AgentPages
      list={list}
      layout={AgentGrid}
      item={(agent, index) => (
        <AgentCard agent={agent} lazy={index >= IN_VIEW} action={<SaveAgent agent={agent} />} />
      )}
    />
  );
}

/** Takes the place of the grid until the agents are there: as high as a first page. */
export function AgentCardsPending() {
  return (
    <Skeletons label="Loading agents" count={LIMITS.pageSize} layout={AgentGrid}>
      <AgentCardSkeleton />
    </Skeletons>
  );
}
