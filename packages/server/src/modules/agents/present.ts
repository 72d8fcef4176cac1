import { photoUrl } from '@naija/contracts/domain/photos';
import type { Agent, AgentSummary } from '@naija/contracts/http/agents';
import type { AgentRow } from '../../database/schema.ts';

type SummaryRow = Pick<AgentRow, 'id' | 'name' | 'image' | 'state' | 'inspectionFee' | 'totalDeals'>;

/** An agent as a list shows it. */
export function toSummary(row: SummaryRow): AgentSummary {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    image: row.image === null ? null : photoUrl(row.image, 640, 'jpg'),
    state: row.state,
    stateCity: row.state,
    inspectionFee: row.inspectionFee,
    totalDeals: row.totalDeals,
  };
}

/** An agent's public record. */
export function toAgent(row: AgentRow): Agent {
  const { email, phone, address, instagram, bio, rentPrice, sales, airbnb, agreement, commission } = row;
  return {
    ...toSummary(row),
    ...{ email, phone, address, instagram, bio, rentPrice, sales, airbnb, agreement, commission },
    isVerified: row.emailVerifiedAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
