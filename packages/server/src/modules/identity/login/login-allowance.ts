import type { Queryable } from '../../../database/database.ts';
import {
  isKnownNetwork,
  rememberNetwork,
  type AccountCaller,
} from '../../../platform/rate-limits/known-networks.ts';
import { giveBack, makeWhole, type Limiter } from '../../../platform/rate-limits/limiter.ts';

const GIVEN_BACK = ['failedLogin', 'failedLoginToAccount'] as const;

/**
 * Uses what a failed login costs, before it is known whether it fails: else many at once would be let through. What it
 * resolves with gives it back. Refused tries cost nothing. Rejects as a Limiter does.
 *
 * Tries from a network that the owner has lately logged in from are counted apart from those of everybody else: so a
 * stranger can use up the allowance of strangers, and the owner still gets in.
 */
export async function takeLoginAllowance(
  db: Queryable,
  limit: Limiter,
  caller: AccountCaller,
  now: Date,
): Promise<(tx: Queryable) => Promise<void>> {
  const counted = (await isKnownNetwork(db, caller, now)) ? ownerIn(caller) : caller;
  await db.transaction(async (tx) => {
    await limit(tx, 'login', counted);
    for (const name of GIVEN_BACK) await limit(tx, name, counted);
  });
  return async (tx) => {
    for (const name of GIVEN_BACK) await giveBack(tx, name, counted);
  };
}

/** Lets the owner of an account, who has shown to be it, log in from here whatever was tried before. */
export async function welcomeOwner(tx: Queryable, caller: AccountCaller, now: Date): Promise<void> {
  for (const counted of [caller, ownerIn(caller)]) await makeWhole(tx, 'failedLoginToAccount', counted);
  await rememberNetwork(tx, caller, now);
}

function ownerIn(caller: AccountCaller): AccountCaller {
  return { ...caller, account: JSON.stringify([caller.account, caller.address]) };
}
