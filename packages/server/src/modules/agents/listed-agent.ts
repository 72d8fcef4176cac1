import { agents, type AgentRow } from '../../database/schema.ts';

/** What a list reads of an agent. */
export const listedColumns = {
  id: agents.id,
  name: agents.name,
  image: agents.image,
  state: agents.state,
  inspectionFee: agents.inspectionFee,
  totalDeals: agents.totalDeals,
  deals: agents.deals,
  createdAt: agents.createdAt,
};
export type ListedAgent = Pick<AgentRow, keyof typeof listedColumns>;
