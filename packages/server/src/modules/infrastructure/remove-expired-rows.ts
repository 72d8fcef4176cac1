import { RETENTION } from '@naija/contracts/domain/retention';
import { lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { utcDay } from '../../database/utc-day.ts';
import type { Module } from '../../platform/module.ts';

/** Full rate limit buckets have no effect, so their rows go as well. */
export async function removeExpiredRows(db: Queryable, modules: readonly Module[], now: Date): Promise<void> {
  for (const { retention = [] } of modules)
    for (const { name, column, isEnd = false } of retention) {
      const before = isEnd ? now : new Date(now.getTime() - RETENTION[name].keptMs);
      const isDay = column.columnType === 'PgDateString';
      await db.delete(column.table).where(lt(column, isDay ? utcDay(before) : before));
    }
  for (const { removeExpired } of modules) await removeExpired?.(db, now);
}
