import { and, isNotNull, isNull } from 'drizzle-orm';
import { agents, type AgentRow } from './schema.ts';

/** Matches agents whose account is not about to be deleted. */
export const isPublic = isNull(agents.deletionDueAt);

/** Matches agents whose profile no operator has hidden. */
export const isVisible = and(isNull(agents.hiddenAt), isNull(agents.blockedAt));

/** Matches listed agents, whose profile is complete and visible. It must equal the condition of the partial indexes. */
export const isListed = and(
  isNotNull(agents.emailVerifiedAt),
  isNotNull(agents.image),
  isNotNull(agents.inspectionFee),
  isPublic,
  isVisible,
);

export function isHidden({ hiddenAt, blockedAt }: Pick<AgentRow, 'hiddenAt' | 'blockedAt'>): boolean {
  return hiddenAt !== null || blockedAt !== null;
}

export function isComplete({
  emailVerifiedAt,
  image,
  inspectionFee,
}: Pick<AgentRow, 'emailVerifiedAt' | 'image' | 'inspectionFee'>): boolean {
  return emailVerifiedAt !== null && image !== null && inspectionFee !== null;
}
