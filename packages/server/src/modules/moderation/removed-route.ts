import type { RemovedResponse } from '@naija/contracts/http/moderation';
import { asc, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { removals } from '../../database/schema.ts';
import { announceChange, REMOVED_TOPIC } from '../../platform/content-changes/content-changes.ts';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { removedQuery, removedResponse } from './schemas.ts';

const MAX_ENTRIES = 500;

/** Devices learn here what to evict from their caches. */
export function removedRoute(app: App, db: Queryable): void {
  app.get(
    '/removed',
    {
      config: { shared: true, topics: () => [REMOVED_TOPIC] },
      schema: {
        tags: ['moderation'],
        summary: 'Agents and comments that devices must no longer keep, oldest first',
        querystring: removedQuery,
        response: { 200: removedResponse, ...errorResponses },
      },
    },
    ({ query: { since = '0' } }) => readRemoved(db, Number(since)),
  );
}

/**
 * Tells devices to drop their copy of an agent who stays listed, so that they load it again. Entries are in the order of
 * commits, like those that triggers write for hidden subjects.
 */
export async function recordRemoval(tx: Queryable, agentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('removals'))`);
  await tx.insert(removals).values({ agentId });
  await announceChange(tx, REMOVED_TOPIC);
}

async function readRemoved(db: Queryable, since: number): Promise<RemovedResponse> {
  const rows = await db
    .select()
    .from(removals)
    .where(gt(removals.id, since))
    .orderBy(asc(removals.id))
    .limit(MAX_ENTRIES + 1);
  const page = rows.slice(0, MAX_ENTRIES);
  return {
    agents: page.flatMap(({ agentId, commentId }) => (commentId === null ? [agentId] : [])),
    comments: page.flatMap(({ agentId, commentId }) =>
      commentId === null ? [] : [{ agent: agentId, id: commentId }],
    ),
    nextSince: String(page.at(-1)?.id ?? since),
    hasMore: rows.length > MAX_ENTRIES,
  };
}
