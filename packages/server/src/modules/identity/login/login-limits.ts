import type { Queryable } from '../../../database/database.ts';
import {
  isKnownNetwork,
  rememberNetwork,
  type AccountClient,
} from '../../../platform/rate-limits/known-networks.ts';
import type { RateLimiter } from '../../../platform/rate-limits/limiter.ts';

const FAILURE_LIMITS = ['failedLogin', 'failedLoginToAccount'] as const;

/**
 * Counts a login as failed before its check, because parallel guesses would pass uncounted; resolves with the undo. Known
 * networks count separately, so that other people cannot lock the owner out.
 * @throws errors of a RateLimiter
 */
export async function takeLoginAllowance(
  db: Queryable,
  limit: RateLimiter,
  caller: AccountClient,
  now: Date,
): Promise<(tx: Queryable) => Promise<void>> {
  const counted = (await isKnownNetwork(db, caller, now)) ? inKnownNetwork(caller) : caller;
  await db.transaction(async (tx) => {
    await limit(tx, 'login', counted);
    for (const name of FAILURE_LIMITS) await limit(tx, name, counted);
  });
  return async (tx) => {
    for (const name of FAILURE_LIMITS) await limit.refund(tx, name, counted);
  };
}

/** A mailed link proves who the owner is. */
export async function resetLoginLimits(
  tx: Queryable,
  limit: RateLimiter,
  caller: AccountClient,
  now: Date,
): Promise<void> {
  for (const counted of [caller, inKnownNetwork(caller)])
    await limit.reset(tx, 'failedLoginToAccount', counted);
  await rememberNetwork(tx, caller, now);
}

function inKnownNetwork(caller: AccountClient): AccountClient {
  return { ...caller, account: JSON.stringify([caller.account, caller.address]) };
}
