import { and, isNotNull } from 'drizzle-orm';
import { agents, type AgentRow } from './schema.ts';

/** Agents with a complete profile, who alone are listed; in the words of the partial indexes that serve them. */
export const isListed = and(
  isNotNull(agents.emailVerifiedAt),
  isNotNull(agents.image),
  isNotNull(agents.inspectionFee),
);

/** The same of one agent. */
export function isComplete({ emailVerifiedAt, image, inspectionFee }: AgentRow): boolean {
  return emailVerifiedAt !== null && image !== null && inspectionFee !== null;
}
