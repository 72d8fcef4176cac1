import { LISTING_STEPS, type ListingStep, type OwnAgent } from '@naija/contracts/http/agents';
import { pendingEmail } from '../identity/tokens/pending-email.ts';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';

const IS_DONE: Record<ListingStep, (row: AgentRow) => boolean> = {
  verification: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  image: ({ image }) => image !== null,
  bio: ({ bio }) => bio !== null,
  inspectionFee: ({ inspectionFee }) => inspectionFee !== null,
};

/** What an agent alone sees of their record. */
export async function readOwn(db: Queryable, row: AgentRow, now: Date): Promise<OwnAgent> {
  return {
    pendingEmail: await pendingEmail(db, row.id, now),
    missing: LISTING_STEPS.filter((step) => !IS_DONE[step](row)),
  };
}
