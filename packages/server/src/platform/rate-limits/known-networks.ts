import { and, eq, gt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { knownNetworks } from '../../database/schema.ts';
import type { Caller } from './caller.ts';
import { NETWORK_MEMORY } from './limits.ts';

/** Who is about to log in, and from where. */
export type AccountCaller = Required<Caller>;

/** Keeps in mind that the owner of an account was seen in a network. */
export async function rememberNetwork(db: Queryable, caller: AccountCaller, seenAt: Date): Promise<void> {
  await db
    .insert(knownNetworks)
    .values({ mark: markOf(caller), seenAt })
    .onConflictDoUpdate({ target: knownNetworks.mark, set: { seenAt } });
}

/** True where the owner of an account was seen in this network in the last 30 days. */
export async function isKnownNetwork(db: Queryable, caller: AccountCaller, now: Date): Promise<boolean> {
  const after = new Date(now.getTime() - NETWORK_MEMORY);
  const seen = and(eq(knownNetworks.mark, markOf(caller)), gt(knownNetworks.seenAt, after));
  return (await db.$count(knownNetworks, seen)) > 0;
}

function markOf({ account, address }: AccountCaller): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([account, address]))
    .digest();
}
