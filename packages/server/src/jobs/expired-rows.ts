import { RETENTION } from '@naija/contracts/domain/retention';
import { lt } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { utcDay } from '../database/utc-day.ts';
import { removeDecided } from '../modules/moderation/index.ts';
import { ROW_SWEEPS } from './row-sweeps.ts';

/** Deletes rows that are past their retention or without effect, such as full rate limit buckets. */
export async function removeExpiredRows(db: Queryable, now: Date): Promise<void> {
  for (const { column, keptMs } of ROW_SWEEPS) {
    const before = new Date(now.getTime() - keptMs);
    const isDay = column.columnType === 'PgDateString';
    await db.delete(column.table).where(lt(column, isDay ? utcDay(before) : before));
  }
  await removeDecided(db, new Date(now.getTime() - RETENTION.moderation.keptMs));
}
