import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { isOutage, isRecoveryConflict } from '../../database/errors.ts';
import { AGENTS_TOPIC, type ContentChanges } from '../content-changes/content-changes.ts';
import { createReplicaState } from './replica-state.ts';

/** Runs a read on a database that has everything acknowledged before the request. */
export type PublicReads = <T>(request: FastifyRequest, work: (db: Queryable) => Promise<T>) => Promise<T>;

export function primaryReads(primary: Queryable): PublicReads {
  return (_request, work) => work(primary);
}

interface ReplicaReadsOptions {
  primary: Queryable;
  replica: Queryable;
  changes: ContentChanges;
  log: { warn: (error: unknown, message: string) => void; info: (message: string) => void };
}

/**
 * Reads from a replica that has replayed the last change of the content, otherwise from the primary, so that no client and no
 * cache gets an older state than was acknowledged. Clients who are logged in read from the primary.
 */
export function replicaReads({ primary, replica, changes, log }: ReplicaReadsOptions): PublicReads {
  const state = createReplicaState({ primary, replica, changes, log });

  async function isUsable(request: FastifyRequest): Promise<boolean> {
    const { headers, params, routeOptions } = request;
    if (headers.authorization !== undefined) return false;
    const topics = routeOptions.config.topics?.(params as Record<string, string>) ?? [AGENTS_TOPIC];
    // Everything acknowledged before the call has then been announced.
    return (await changes.sync()) !== undefined && state.has(topics);
  }

  return async (request, work) => {
    if (!(await isUsable(request))) return work(primary);
    try {
      return await work(replica);
    } catch (error) {
      if (isOutage(error)) state.lose(error);
      else if (!isRecoveryConflict(error)) throw error;
      return work(primary);
    }
  };
}
