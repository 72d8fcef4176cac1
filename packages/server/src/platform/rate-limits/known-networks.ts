import { RETENTION } from '@naija/contracts/domain/retention';
import { and, eq, gt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { knownNetworks } from '../../database/schema.ts';
import type { ClientIdentity } from './client.ts';

const NETWORK_MEMORY_MS = RETENTION.knownNetworks.keptMs;

export type AccountClient = Required<ClientIdentity>;

export async function rememberNetwork(db: Queryable, client: AccountClient, seenAt: Date): Promise<void> {
  await db
    .insert(knownNetworks)
    .values({ mark: hashOf(client), seenAt })
    .onConflictDoUpdate({ target: knownNetworks.mark, set: { seenAt } });
}

/** True if the owner of an account used this network in the last 30 days. */
export async function isKnownNetwork(db: Queryable, client: AccountClient, now: Date): Promise<boolean> {
  const after = new Date(now.getTime() - NETWORK_MEMORY_MS);
  const seen = and(eq(knownNetworks.mark, hashOf(client)), gt(knownNetworks.seenAt, after));
  return (await db.$count(knownNetworks, seen)) > 0;
}

function hashOf({ account, address }: AccountClient): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([account, address]))
    .digest();
}
