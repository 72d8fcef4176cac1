import { locatedIn } from '@naija/contracts/domain/places/area-of';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
import { asc, gt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { agents } from '../../database/schema.ts';
import type { RecurringJob } from '../../platform/jobs/index.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A batch takes some milliseconds; requests are served in between */
const BATCH_SIZE = 1_000;

/**
 * Locates all agents at once after a release with another table of places, and daily because another release may have written
 * addresses.
 */
export function locateAgentsJob(db: Queryable): RecurringJob {
  const table = createHash('sha256').update(JSON.stringify(STATE_PLACES)).digest('hex').slice(0, 16);
  return {
    name: `areas of addresses, by table ${table}`,
    everyMs: DAY_MS,
    failureMessage: 'some addresses have not been read',
    run: (signal) => locateAgents(db, signal),
  };
}

/** Stores the areas that addresses name, for agents with other stored areas. */
export async function locateAgents(db: Queryable, signal?: AbortSignal): Promise<void> {
  let last: string | undefined;
  do {
    const rows = await db
      .select({ id: agents.id, address: agents.address, state: agents.state, stored: agents.locatedIn })
      .from(agents)
      .where(last === undefined ? undefined : gt(agents.id, last))
      .orderBy(asc(agents.id))
      .limit(BATCH_SIZE);
    const read = rows.map(({ stored, ...row }) => ({
      ...row,
      stored,
      located_in: locatedIn(row.address, row.state),
    }));
    const changed = read.filter((row) => JSON.stringify(row.stored) !== JSON.stringify(row.located_in));
    // An agent who has moved since was located then.
    if (changed.length > 0)
      await db.execute(sql`
        update ${agents} set located_in = read.located_in
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as read (id uuid, address text, state text, located_in text[])
        where ${agents.id} = read.id and ${agents.address} = read.address and ${agents.state} = read.state`);
    last = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id;
  } while (last !== undefined && !signal?.aborted);
}
