import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { moderationAppeals, moderationCases, moderationReports } from '../../database/schema.ts';

/** Removes cases and appeals that were decided before a time. A case that still hides something stays, without its reports. */
export async function removeDecided(db: Queryable, before: Date): Promise<void> {
  const { id, state, decidedAt } = moderationCases;
  const isOver = inArray(state, ['dismissed', 'restored']);
  await db.delete(moderationCases).where(and(isOver, lt(decidedAt, before)));
  const hiding = db
    .select({ id })
    .from(moderationCases)
    .where(and(eq(state, 'hidden'), lt(decidedAt, before)));
  await db.delete(moderationReports).where(inArray(moderationReports.caseId, hiding));
  await db.delete(moderationAppeals).where(lt(moderationAppeals.answeredAt, before));
}
