import type { Queryable } from '../../database/database.ts';
import { type ClaimedJob, extendLease } from './repository.ts';

/** Extends the lease of a job until `end`; `signal` aborts if the lease is lost, because another process may then run the job. */
export function keepLease(
  db: Queryable,
  job: ClaimedJob,
  leaseMs: number,
): { signal: AbortSignal; end: () => void } {
  const lost = new AbortController();
  let expiry: NodeJS.Timeout | undefined;
  // Measured before the statement, so that it never ends later than in the database.
  const expireIn = (ms: number) => {
    clearTimeout(expiry);
    expiry = setTimeout(() => {
      lost.abort(new Error('the lease of this job could not be extended in time'));
    }, ms);
  };
  const extend = async () => {
    const begun = performance.now();
    if (await extendLease(db, job, leaseMs)) expireIn(leaseMs - (performance.now() - begun));
    else lost.abort(new Error('another process runs this job'));
  };
  expireIn(leaseMs / 2);
  const heartbeat = setInterval(() => {
    // A failure is noticed when the lease expires.
    if (!lost.signal.aborted) extend().catch(() => undefined);
  }, leaseMs / 3);
  return {
    signal: lost.signal,
    end() {
      clearInterval(heartbeat);
      clearTimeout(expiry);
    },
  };
}
