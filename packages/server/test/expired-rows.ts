import { MODULES } from '../src/app.ts';
import type { Queryable } from '../src/database/database.ts';
import { removeExpiredRows as removeRows } from '../src/modules/infrastructure/index.ts';

/** Removes what the hourly job of the server would remove at a time. */
export function removeExpiredRows(db: Queryable, now: Date): Promise<void> {
  return removeRows(db, MODULES, now);
}
