import { RETENTION } from '@naija/contracts/domain/retention';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { accountTokens, agents } from '../../database/schema.ts';
import type { PersonalDataSource, Services } from '../../platform/module.ts';
import { removeIfUnused } from '../photos/index.ts';
import { listWorkPhotos } from '../work-photos/index.ts';

type RemovalServices = Pick<Services, 'db' | 'photos' | 'uploads' | 'security' | 'clock' | 'modules'>;

const BATCH_SIZE = 1_000;

/**
 * Condition of accounts to remove: their agents requested it, or the email was not verified. Blocked accounts stay,
 * because a new sign-up would not be blocked, and so do those with a verification link that still works.
 */
function isDueAt(now: Date) {
  const isForgotten = and(
    isNull(agents.emailVerifiedAt),
    isNull(agents.blockedAt),
    lt(agents.createdAt, new Date(now.getTime() - RETENTION.unverifiedAccounts.keptMs)),
    sql`not exists (select from ${accountTokens} where ${accountTokens.agentId} = ${agents.id}
      and ${accountTokens.kind} = 'verify' and ${accountTokens.expiresAt} > ${now.toISOString()}::timestamptz)`,
  );
  return or(lte(agents.deletionDueAt, now), isForgotten);
}

/**
 * Removes the accounts that are due, each in a transaction of its own. Several processes may run this at once: one of them
 * removes each account. Rejects at the end if some could not be removed, which stay for the next run.
 */
export async function removeDueAccounts(context: RemovalServices): Promise<void> {
  const { db, clock } = context;
  // Null sorts last, so requested deletions come first.
  const due = db
    .select({ id: agents.id })
    .from(agents)
    .where(isDueAt(clock()))
    .orderBy(asc(agents.deletionDueAt));
  const failures: unknown[] = [];
  for (const { id } of await due.limit(BATCH_SIZE))
    await removeAccount(context, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be deleted');
}

async function removeAccount(
  { db, photos, uploads, security, clock, modules }: RemovalServices,
  id: string,
): Promise<void> {
  const sources = modules.flatMap(({ personalData = [] }) => personalData);
  const pictures = await db.transaction((tx) => removeRows(tx, sources, id, clock()));
  if (!pictures) return;
  security.record('account.deleted', null, { agent: id });
  // The hourly jobs remove the files if the process is killed here.
  await uploads.removeAll(id);
  for (const photo of pictures) await removeIfUnused(db, photos, photo);
}

/** Returns the photos of the account; undefined if the agent has kept or verified it meanwhile, or another process removes it. */
async function removeRows(
  tx: Queryable,
  sources: readonly PersonalDataSource[],
  id: string,
  now: Date,
): Promise<string[] | undefined> {
  const [agent] = await tx
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), isDueAt(now)))
    .for('update', { skipLocked: true });
  if (!agent) return undefined;
  const work = (await listWorkPhotos(tx, id)).map(({ photo }) => photo);
  for (const { erase } of sources) await erase?.(tx, agent);
  await tx.delete(agents).where(eq(agents.id, id));
  return agent.image === null ? work : [agent.image, ...work];
}
