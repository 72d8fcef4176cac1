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
 * Condition of accounts whose time has come: as their agents have asked, or because nobody has verified the email. A block
 * holds, which a new sign-up would not have, and a link that was asked for again still works.
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
 * Deletes the accounts whose time has come, each in a transaction of its own. Processes may do so at once: each account is
 * deleted by one of them. Rejects after the last one where some could not be deleted, which stay for the next run.
 */
export async function removeDueAccounts(context: RemovalServices): Promise<void> {
  const { db, clock } = context;
  // Null is last: those who have asked come first.
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
  // Where the process is killed here, the hourly jobs on files remove them.
  await uploads.removeAll(id);
  for (const photo of pictures) await removeIfUnused(db, photos, photo);
}

/** The photos that the account had; undefined where the agent has kept or verified it meanwhile, or another process deletes it. */
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
