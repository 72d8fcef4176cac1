import type { FastifyRequest } from 'fastify';
import type { KeyedRequest } from '../../idempotency/answer-once.ts';
import type { SentProfile } from './read-profile.ts';

type HeadersWithKey = { 'idempotency-key'?: string };

/** What a request with an Idempotency-Key is told apart by: what was sent, and of whom it is. */
export function keyedRequest<T>(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url'> & { headers: HeadersWithKey },
  agentId: string,
  { profile, fileHash }: SentProfile<T>,
): KeyedRequest | undefined {
  const key = headers['idempotency-key'];
  return key === undefined
    ? undefined
    : { scope: `profile of ${agentId}`, key, method, url, body: { profile, fileHash } };
}
