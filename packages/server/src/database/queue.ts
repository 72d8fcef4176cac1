import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export interface QueuePosition {
  /** Milliseconds since 1970. */
  at: number;
  id: string;
}

interface QueueColumns {
  state: PgColumn;
  at: PgColumn;
  id: PgColumn;
}

/** Lists open rows, oldest first, or all others, newest first. */
export function inQueue(
  { state, at, id }: QueueColumns,
  { open, isOpen, after }: { open: string; isOpen: boolean; after: QueuePosition | undefined },
): { where: SQL | undefined; orderBy: SQL[] } {
  const compared = sql.raw(isOpen ? '>' : '<');
  const order = isOpen ? asc : desc;
  return {
    where: and(
      isOpen ? eq(state, open) : ne(state, open),
      after &&
        sql`(${at}, ${id}) ${compared} (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
    orderBy: [order(at), order(id)],
  };
}
