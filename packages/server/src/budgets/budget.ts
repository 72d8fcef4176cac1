import { HttpError } from '../http/http-error.ts';
import type { Owner } from './owner.ts';
import { Tally, type Shares } from './tally.ts';

/** Seconds after which whoever found no room may try again. */
const RETRY_AFTER = 5;

/** Bounds of a budget. */
export interface BudgetLimits {
  /** How much may be taken at once, such as bytes. */
  most: Shares;
  /** How many pieces of work may wait. */
  waiting: Shares;
  /** Milliseconds for which one waits at most. */
  waitMs: number;
}

/**
 * Sets some of a budget aside for a piece of work, before the work begins and until it has ended; what finds too little
 * waits, first come first served among those whose own shares are not used up.
 * Rejects with HttpError: 429 where the owner has too much work under way, 503 where others have, or it was not to be
 * had in time.
 */
export type Budget = <T>(owner: Owner, amount: number, work: () => Promise<T>) => Promise<T>;

interface Waiter {
  owner: Owner;
  amount: number;
  begin: () => void;
}

/** An amount above an account's share is given all of that share. */
export function createBudget({ most, waiting, waitMs }: BudgetLimits): Budget {
  const taken = new Tally();
  const waiters = new Tally();
  let queue: Waiter[] = [];

  const leaveQueue = (waiter: Waiter) => {
    queue = queue.filter((other) => other !== waiter);
    waiters.add(waiter.owner, -1);
  };
  const admit = () => {
    for (const waiter of admissible(queue, taken, most)) {
      leaveQueue(waiter);
      waiter.begin();
    }
  };
  const enter = (owner: Owner, amount: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        leaveQueue(waiter);
        reject(tooBusy());
        // Whoever stood behind a large one may have room.
        admit();
      }, waitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiter = { owner, amount, begin };
      queue.push(waiter);
      waiters.add(owner, 1);
      admit();
    });
  return async (owner, wanted, work) => {
    const amount = Math.min(wanted, most.account);
    const full = taken.exceeded(owner, amount, most) && waiters.exceeded(owner, 1, waiting);
    if (full) throw full === 'account' ? tooMany() : tooBusy();
    await enter(owner, amount);
    try {
      return await work();
    } finally {
      taken.add(owner, -amount);
      admit();
    }
  };
}

/** Those who may begin, for whom the amount is taken already. Nobody overtakes another one of the same account or address. */
function admissible(queue: readonly Waiter[], taken: Tally, most: Shares): Waiter[] {
  const blocked = new Set<string>();
  const admitted: Waiter[] = [];
  for (const waiter of queue) {
    const { owner, amount } = waiter;
    const keys = { account: `account ${owner.account}`, address: `address ${owner.address}` };
    if (blocked.has(keys.account) || blocked.has(keys.address)) continue;
    const exceeded = taken.exceeded(owner, amount, most);
    // A small one does not overtake a large one that waits for its turn alone.
    if (exceeded === 'total') break;
    if (exceeded) blocked.add(keys[exceeded]);
    else {
      taken.add(owner, amount);
      admitted.push(waiter);
    }
  }
  return admitted;
}

function tooMany(): HttpError {
  const message = 'Several of your photos are on their way already. Please try again once they have arrived.';
  return new HttpError(429, 'rate_limited', message, { retryAfter: RETRY_AFTER });
}

function tooBusy(): HttpError {
  const message = 'Too many photos are being uploaded just now. Please try again in a few seconds.';
  return new HttpError(503, 'unavailable', message, { retryAfter: RETRY_AFTER });
}
