import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { idempotencyKeys } from '../../database/schema.ts';
import { HttpError } from '../http/http-error.ts';

/** A status and a body that is JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A request that says by a key which intent it is about. */
export interface KeyedRequest {
  /**
   * Within which a key means one thing. Who knows scope and key can read the answer, so where answers hold
   * anything private, the scope has the owner's id in it.
   */
  scope: string;
  key: string;
  method: string;
  /** Path and query. */
  url: string;
  /** What was asked for, as JSON; of a file, its hash. */
  body: unknown;
}

/**
 * Does `work` in a transaction, and the same keyed request only once: its answer is kept with what it wrote, and
 * a repeat is given that answer. One that comes meanwhile waits. What `work` returns is final and kept for at least 30
 * days; what it throws undoes everything and is not kept, so the same key may try again.
 * @throws HttpError 422 when the key was used for another request.
 */
export function answerOnce<A extends Answer>(
  db: Queryable,
  asked: KeyedRequest | undefined,
  work: (tx: Queryable) => Promise<A>,
): Promise<A> {
  return db.transaction(async (tx) => {
    if (asked === undefined) return work(tx);
    const { scope, key } = asked;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([scope, key])}, 0))`);
    const kept = await keptAnswer<A>(tx, asked);
    if (kept !== undefined) return kept;
    const answer = await work(tx);
    await tx.insert(idempotencyKeys).values({ scope, key, request: fingerprint(asked), ...answer });
    return answer;
  });
}

/**
 * The answer to a keyed request that was done before, for who would have to work before `answerOnce`; it does not wait
 * for one that is being done.
 * @throws HttpError 422 when the key was used for another request.
 */
export async function keptAnswer<A extends Answer>(
  db: Queryable,
  asked: KeyedRequest | undefined,
): Promise<A | undefined> {
  if (asked === undefined) return undefined;
  const { scope, key } = asked;
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (row === undefined) return undefined;
  if (!row.request.equals(fingerprint(asked))) {
    throw new HttpError(422, 'unprocessable', 'This Idempotency-Key was already used for another request');
  }
  // The same request took the same way, and JSON gives back what it was given.
  return { status: row.status, body: row.body } as A;
}

function fingerprint({ method, url, body }: KeyedRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest();
}
