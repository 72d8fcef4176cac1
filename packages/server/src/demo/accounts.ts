import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { agents, comments, mailOutbox } from '../database/schema.ts';
import { StartError } from '../start-error.ts';

const isDemo = eq(agents.isDemo, true);

export interface DemoAccounts {
  agents: number;
  comments: number;
}

export async function hasAgents(db: Queryable): Promise<boolean> {
  return (await db.select({ id: agents.id }).from(agents).limit(1)).length > 0;
}

/** Counts demo agents, edited ones included, and their comments. */
export async function countDemoAccounts(db: Queryable): Promise<DemoAccounts> {
  const ids = db.select({ id: agents.id }).from(agents).where(isDemo);
  return {
    agents: await db.$count(agents, isDemo),
    comments: await db.$count(comments, inArray(comments.agentId, ids)),
  };
}

/** Removes demo agents with their comments, sessions, tokens and pending mail; the hourly cleanup removes their photos. */
export async function removeDemoAccounts(db: Queryable): Promise<DemoAccounts> {
  return db.transaction(async (tx) => {
    const removed = await countDemoAccounts(tx);
    const addresses = tx.select({ email: agents.email }).from(agents).where(isDemo);
    await tx.delete(mailOutbox).where(inArray(mailOutbox.recipient, addresses));
    await tx.delete(agents).where(isDemo);
    return removed;
  });
}

/** @throws StartError where there are demo agents: the password of one is public */
export async function refuseDemoAccounts(db: Queryable): Promise<void> {
  const { agents: count } = await countDemoAccounts(db);
  if (count === 0) return;
  const some = count === 1 ? 'a demo account' : `${String(count)} demo accounts`;
  throw new StartError(
    `The database holds ${some}, with a password that is published, and NODE_ENV is production: ` +
      `${PRODUCT_NAME} does not start beside them. Remove them with: naija db remove-demo`,
  );
}
