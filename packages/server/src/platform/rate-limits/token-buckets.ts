import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { rateLimitBrowsers, rateLimits } from '../../database/schema.ts';

export interface TokenBucket {
  key: Buffer;
  capacity: number;
  refillS: number;
}

/** Takes a token in one statement, so that concurrent processes never overdraw. */
export async function consumeToken(db: Queryable, bucket: TokenBucket, now: Date): Promise<boolean> {
  const { key, capacity } = bucket;
  const used = usedAt(bucket, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  // The outer condition spares an ordinary rejection the row lock.
  const { rowCount } = await db.execute(sql`
    insert into ${rateLimits} (bucket, used, at)
    select ${key}::bytea, 1, ${at}
    where not exists (select from ${rateLimits} where ${rateLimits.bucket} = ${key} and ${used} + 1 > ${capacity})
    on conflict (bucket) do update
    set used = ${used} + 1, at = greatest(${rateLimits.at}, ${at})
    where ${used} + 1 <= ${capacity}`);
  return rowCount === 1;
}

export async function refundToken(db: Queryable, key: Buffer): Promise<void> {
  await db
    .update(rateLimits)
    .set({ used: sql`greatest(0, ${rateLimits.used} - 1)` })
    .where(eq(rateLimits.bucket, key));
}

export async function resetBucket(db: Queryable, key: Buffer): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, key));
}

export async function secondsUntilToken(db: Queryable, bucket: TokenBucket, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: usedAt(bucket, now).mapWith(Number) })
    .from(rateLimits)
    .where(eq(rateLimits.bucket, bucket.key));
  return ((row?.used ?? 0) + 1 - bucket.capacity) * bucket.refillS;
}

export function countOtherBrowsers(
  db: Queryable,
  key: Buffer,
  browser: Buffer,
  after: Date,
): Promise<number> {
  return db.$count(
    rateLimitBrowsers,
    and(
      eq(rateLimitBrowsers.bucket, key),
      ne(rateLimitBrowsers.browser, browser),
      gt(rateLimitBrowsers.seenAt, after),
    ),
  );
}

export async function rememberBrowser(
  db: Queryable,
  key: Buffer,
  browser: Buffer,
  seenAt: Date,
): Promise<void> {
  await db
    .insert(rateLimitBrowsers)
    .values({ bucket: key, browser, seenAt })
    .onConflictDoUpdate({
      target: [rateLimitBrowsers.bucket, rateLimitBrowsers.browser],
      set: { seenAt },
    });
}

/** Tokens in use; a clock that goes backwards does not refill them. */
function usedAt({ refillS }: TokenBucket, now: Date) {
  const passed = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${rateLimits.at})::float8`;
  return sql`greatest(0, ${rateLimits.used} - greatest(0, ${passed}) / ${refillS}::float8)`;
}
