import { locatedIn } from '@naija/contracts/domain/places/area-of';
import { isOtherNumber } from '@naija/contracts/domain/phone';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, type AgentRow } from '../../database/schema.ts';

export type ProfileChanges = {
  [
    Field in
      | 'publicEmail'
      | 'phone'
      | 'address'
      | 'instagram'
      | 'state'
      | 'image'
      | 'bio'
      | 'rentPrice'
      | 'sales'
      | 'airbnb'
      | 'inspectionFee'
      | 'totalDeals'
      | 'agreement'
      | 'commission'
      | 'areas'
      | 'languages'
  ]?: AgentRow[Field] | undefined;
};

/** Requires the locked row. Another phone number is unconfirmed. */
export async function updateAgent(
  tx: Queryable,
  before: AgentRow,
  changes: ProfileChanges,
): Promise<AgentRow> {
  const { phone = before.phone, address = before.address, state = before.state } = changes;
  const [row] = await tx
    .update(agents)
    .set({
      ...withoutGaps(changes),
      locatedIn: locatedIn(address, state),
      ...(isOtherNumber(phone, before.phone) && { phoneVerifiedAt: null, verifiedPhone: null }),
    })
    .where(eq(agents.id, before.id))
    .returning();
  if (!row) throw new Error('a locked agent was deleted');
  return row;
}

/** Sets `updatedAt` even if no value changes. */
function withoutGaps(changes: ProfileChanges): Partial<AgentRow> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(given) as Partial<AgentRow>), updatedAt: new Date() };
}
