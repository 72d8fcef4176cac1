import type { FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { findStoredResponse, respondOnce, type IdempotentRequest, type OpenScope } from './respond-once.ts';

/** Commits the transaction of an action, or returns the result of its first run. */
export type Commit = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

/** Idempotent request whose body or address may contain a password, code or token. */
export function secretRequest(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  scope: OpenScope | `${string} of ${string}`,
  content?: unknown,
): IdempotentRequest | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? { scope, key, method, url, body: content } : undefined;
}

/**
 * Returns 256 bits that are the same when the request is repeated and need the key and `secrets` to compute; random without a
 * key. Some of the secrets must not be in the database.
 */
export function repeatableBytes({ headers }: Pick<FastifyRequest, 'headers'>, ...secrets: string[]): Buffer {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return randomBytes(32);
  return createHmac('sha256', key).update(JSON.stringify(secrets)).digest();
}

/**
 * Like `respondOnce`, for actions that first check a password, a code or a limit. A repeat is not checked again, even if it
 * overtakes the first request. The result of `commit` is stored as JSON and must not contain a secret.
 * @param action must call `commit` last and not reject afterwards; `isRepeat` is false for a result it has just computed
 * @throws HttpError 422 if the key was used for another request
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
    // The first request may have finished meanwhile and made a check fail here, for example by changing the password.
    const meanwhile = await find();
    if (meanwhile) return meanwhile;
    throw error;
  }
}
