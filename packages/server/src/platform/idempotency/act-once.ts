import type { FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { findStoredResponse, respondOnce, type IdempotentRequest, type OpenScope } from './respond-once.ts';

/** Commits the transaction of an action; where the action was carried out before, returns what that returned. */
export type Commit = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

/** The idempotent request of an action whose body or address may hold a password, code or token. */
export function secretRequest(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  scope: OpenScope | `${string} of ${string}`,
  content?: unknown,
): IdempotentRequest | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? { scope, key, method, url, body: content } : undefined;
}

/**
 * 256 bits of a secret that a response holds, the same for a repeat of its request: nobody can compute them without the key
 * and `secrets`, of which the database must not hold all. Random without a key.
 */
export function repeatableBytes({ headers }: Pick<FastifyRequest, 'headers'>, ...secrets: string[]): Buffer {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return randomBytes(32);
  return createHmac('sha256', key).update(JSON.stringify(secrets)).digest();
}

/**
 * Carries out an action once for each idempotency key. Of a repeat neither limits nor passwords are checked, not even if it
 * overtakes the first request. What `commit` returns is stored as JSON and must hold no secret.
 * @param action ends in one call of `commit`, after which it must not reject; `isRepeat` is false for a result that it has just computed
 * @throws HttpError 422 when the key was used for another request
 */
export async function actOnce<T>(
  db: Queryable,
  request: IdempotentRequest | undefined,
  action: (commit: Commit) => Promise<T>,
): Promise<{ result: T; isRepeat: boolean }> {
  const find = async () => {
    const stored = await findStoredResponse<{ status: number; body: { result: T } }>(db, request);
    return stored && { result: stored.body.result, isRepeat: true };
  };
  const before = await find();
  if (before) return before;
  let isRepeat = true;
  const commit: Commit = async (work) => {
    const { body } = await respondOnce(db, request, async (tx) => {
      const result = await work(tx);
      isRepeat = false;
      return { status: 200, body: { result } };
    });
    return body.result;
  };
  try {
    return { result: await action(commit), isRepeat };
  } catch (error) {
    // The first request may have been carried out since, so that a check failed here, as of a password that it has changed.
    const meanwhile = await find();
    if (meanwhile) return meanwhile;
    throw error;
  }
}
