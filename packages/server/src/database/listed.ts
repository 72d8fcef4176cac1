import { and, isNotNull, isNull } from 'drizzle-orm';
import { agents, type AgentRow } from './schema.ts';

/** Condition of agents whom the public may see. */
export const isPublic = isNull(agents.deletionDueAt);

/** Condition of listed agents, whose profile is complete; must match that of the partial indexes. */
export const isListed = and(
  isNotNull(agents.emailVerifiedAt),
  isNotNull(agents.image),
  isNotNull(agents.inspectionFee),
  isPublic,
);

export function isComplete({
  emailVerifiedAt,
  image,
  inspectionFee,
}: Pick<AgentRow, 'emailVerifiedAt' | 'image' | 'inspectionFee'>): boolean {
  return emailVerifiedAt !== null && image !== null && inspectionFee !== null;
}
