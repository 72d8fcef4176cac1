import { and, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { idempotencyKeys } from '../../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { Type } from 'typebox';

const name = IDEMPOTENCY_KEY_HEADER.toLowerCase() as Lowercase<typeof IDEMPOTENCY_KEY_HEADER>;

export const idempotencyHeaders = Type.Object({
  [name]: Type.Optional(
    Type.String({
      pattern: '^[!-~]{1,200}$',
      description:
        'Names this intent for 30 days: a repeat with the same key is answered as the first one was',
    }),
  ),
});

/**
 * Headers of actions whose requests contain secrets. What is stored about them is hashed with the key, which therefore must be
 * impossible to guess: 128 bits, in any encoding
 */
export const secretIdempotencyHeaders = Type.Object({
  [name]: Type.Optional(
    Type.String({
      pattern: '^[!-~]{22,200}$',
      description:
        'A random name of this action, for 30 days: a repeat with the same key and content is not carried out again',
    }),
  ),
});

export interface StoredResponse {
  status: number;
  body: unknown;
}

export interface IdempotentRequest {
  /** Namespace of the key. A client that knows both can read the response, so a private one must contain the owner's id. */
  scope: string;
  key: string;
  method: string;
  url: string;
  /** JSON, in which a hash represents a file. */
  body: unknown;
}

/**
 * Returns the namespace of the keys of an agent's requests about a subject, such as `profile`. It names the agent, so that the
 * data file contains the responses and the deletion of the account removes them.
 */
export function agentScope(about: string, agentId: string): `${string} of ${string}` {
  return `${about} of ${agentId}`;
}

/** Matches the stored responses to an agent's requests with a session. */
export function isOfAgent(agentId: string): SQL {
  return like(idempotencyKeys.scope, agentScope('%', agentId));
}

/** Scopes of requests without a session; at most the result names the agent */
const OPEN_SCOPES = [
  'signup',
  'verify',
  'resend',
  'forgot',
  'reset',
  'restore email',
  'deletion',
  'keep account',
] as const;

export type OpenScope = (typeof OPEN_SCOPES)[number];

/** Deletes the stored responses to an agent's requests, with and without a session. */
export async function forgetResponses(tx: Queryable, agentId: string): Promise<void> {
  const { scope, body } = idempotencyKeys;
  const namesAgent = and(inArray(scope, [...OPEN_SCOPES]), sql`position(${agentId} in ${body}::text) > 0`);
  await tx.delete(idempotencyKeys).where(or(isOfAgent(agentId), namesAgent));
}

/**
 * Runs `work` in a transaction, once for each idempotency key: a repeat gets the stored response, and a concurrent request
 * waits. An error rolls back and is not stored. Responses are stored for at least 30 days. Of the request, the database stores
 * only a hash, which reveals nothing without the key.
 * @throws HttpError 422 if the key was used for another request
 */
export function respondOnce<R extends StoredResponse>(
  db: Queryable,
  request: IdempotentRequest | undefined,
  work: (tx: Queryable) => Promise<R>,
): Promise<R> {
  return db.transaction(async (tx) => {
    if (request === undefined) return work(tx);
    const { scope } = request;
    const key = hashOf(request.key);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([scope, key])}, 0))`);
    const stored = await findStoredResponse<R>(tx, request);
    if (stored !== undefined) return stored;
    const response = await work(tx);
    await tx.insert(idempotencyKeys).values({ scope, key, request: fingerprint(request), ...response });
    return response;
  });
}

/** Finds the stored response without waiting for a concurrent request. */
export async function findStoredResponse<R extends StoredResponse>(
  db: Queryable,
  request: IdempotentRequest | undefined,
): Promise<R | undefined> {
  if (request === undefined) return undefined;
  const { scope, key } = request;
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), inArray(idempotencyKeys.key, [hashOf(key), key])));
  if (row === undefined) return undefined;
  if (!row.request.equals(row.key === key ? earlierFingerprint(request) : fingerprint(request))) {
    throw new HttpError(422, 'unprocessable', 'This Idempotency-Key was already used for another request');
  }
  return { status: row.status, body: row.body } as R;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Hashed with the key, so that it does not allow guessing a deleted email or a password. */
function fingerprint({ key, method, url, body }: IdempotentRequest): Buffer {
  const content = createHmac('sha256', key)
    .update(JSON.stringify([url, body]))
    .digest('base64url');
  return earlierFingerprint({ method, url: '', body: content });
}

/** Hash in rows that store the key itself, as before December 2026; they are removed after 30 days. */
function earlierFingerprint({
  method,
  url,
  body,
}: Pick<IdempotentRequest, 'method' | 'url' | 'body'>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest();
}
