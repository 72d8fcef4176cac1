import type { AgentSummary } from '@naija/contracts/http/agents';

/** An agent with a drawn portrait, for stories and tests. */
export function sampleAgent(changes: Partial<AgentSummary> = {}): AgentSummary {
  return {
    _id: '7',
    id: '7',
    name: 'Ada Obi',
    image: '/media/ada00000000000000000000000000001/320.webp',
    state: 'lagos',
    stateCity: 'lagos',
    inspectionFee: 5_000,
    totalDeals: 1_250,
    ...changes,
  };
}
