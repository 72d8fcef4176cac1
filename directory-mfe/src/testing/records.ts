import type { Agent, AgentListResponse, AgentSummary } from '@naija/contracts/http/agents';

export function summary(id: string, changes: Partial<AgentSummary> = {}): AgentSummary {
  return {
    _id: id,
    id,
    name: `Agent ${id}`,
    image: `/media/${id.padStart(32, '0')}/320.webp`,
    state: 'lagos',
    stateCity: 'lagos',
    inspectionFee: 5_000,
    totalDeals: 1_250,
    ...changes,
  };
}

/** The response of the location call for these agents. */
export function agentList(...agents: AgentSummary[]): AgentListResponse {
  return { data: agents, nextCursor: null, total: agents.length };
}

/** A page of a longer list: `count` agents, numbered from `from`. */
export function agentPage({
  from = 1,
  count = 24,
  total,
}: {
  from?: number;
  count?: number;
  total: number;
}): AgentListResponse {
  const data = Array.from({ length: count }, (_, at) => summary(String(from + at)));
  const next = from + count;
  return { data, nextCursor: next > total ? null : String(next), total };
}

export function ada(changes: Partial<Agent> = {}): Agent {
  return {
    ...summary('7', { name: 'Ada Obi', area: 'Uyo', state: 'akwa-ibom', stateCity: 'akwa-ibom' }),
    email: 'ada@example.com',
    phone: '+2348012345678',
    address: '12 Marina Road',
    instagram: 'https://www.instagram.com/ada.homes',
    isVerified: true,
    bio: 'I help families find an honest home.\nCall me any day.',
    rentPrice: 40,
    sales: 12,
    airbnb: 2,
    agreement: 10,
    commission: 5,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}
