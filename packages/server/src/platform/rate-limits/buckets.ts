import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { rateLimitBrowsers, rateLimits } from '../../database/schema.ts';

/** An allowance as it stands for one request. */
export interface Allowance {
  bucket: Buffer;
  /** How many at once. */
  most: number;
  /** Seconds after which one more is allowed. */
  secondsEach: number;
}

/**
 * Uses one of an allowance, in one statement that leaves no gap between looking and taking, so that several processes
 * can share it. False where none is left, and then nothing is written.
 */
export async function takeOne(db: Queryable, allowance: Allowance, now: Date): Promise<boolean> {
  const { bucket, most } = allowance;
  const used = usedNow(allowance, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  // The outer condition spares the usual refusal the row lock that the conflict takes.
  const { rowCount } = await db.execute(sql`
    insert into ${rateLimits} (bucket, used, at)
    select ${bucket}::bytea, 1, ${at}
    where not exists (select from ${rateLimits} where ${rateLimits.bucket} = ${bucket} and ${used} + 1 > ${most})
    on conflict (bucket) do update
    set used = ${used} + 1, at = greatest(${rateLimits.at}, ${at})
    where ${used} + 1 <= ${most}`);
  return rowCount === 1;
}

/** Gives one back. What time has given back meanwhile is counted from the same row, so it needs no clock. */
export async function putOneBack(db: Queryable, bucket: Buffer): Promise<void> {
  await db
    .update(rateLimits)
    .set({ used: sql`greatest(0, ${rateLimits.used} - 1)` })
    .where(eq(rateLimits.bucket, bucket));
}

/** Forgets that anything of an allowance was used. */
export async function dropBucket(db: Queryable, bucket: Buffer): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
}

/** Seconds until one is left of an allowance that has none. */
export async function secondsLeft(db: Queryable, allowance: Allowance, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: usedNow(allowance, now).mapWith(Number) })
    .from(rateLimits)
    .where(eq(rateLimits.bucket, allowance.bucket));
  return ((row?.used ?? 0) + 1 - allowance.most) * allowance.secondsEach;
}

/** How many browsers other than this one used a bucket after a moment. */
export function countOthers(db: Queryable, bucket: Buffer, browser: Buffer, after: Date): Promise<number> {
  return db.$count(
    rateLimitBrowsers,
    and(
      eq(rateLimitBrowsers.bucket, bucket),
      ne(rateLimitBrowsers.browser, browser),
      gt(rateLimitBrowsers.seenAt, after),
    ),
  );
}

/** Keeps in mind that a browser used a bucket. */
export async function rememberBrowser(
  db: Queryable,
  bucket: Buffer,
  browser: Buffer,
  seenAt: Date,
): Promise<void> {
  await db
    .insert(rateLimitBrowsers)
    .values({ bucket, browser, seenAt })
    .onConflictDoUpdate({
      target: [rateLimitBrowsers.bucket, rateLimitBrowsers.browser],
      set: { seenAt },
    });
}

/** What is used of a stored row by now. It is given back evenly, and never by a clock that goes backwards. */
function usedNow({ secondsEach }: Allowance, now: Date) {
  const passed = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${rateLimits.at})::float8`;
  return sql`greatest(0, ${rateLimits.used} - greatest(0, ${passed}) / ${secondsEach}::float8)`;
}
