import { HttpError } from '../../../platform/http/http-error.ts';
import type { Owner } from './owner.ts';
import { Tally, type Shares } from './tally.ts';
import { Turns, type Waiter } from './turns.ts';

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
 * waits: addresses take turns, and of one address whoever came first is first among those whose own shares are not
 * used up.
 * Rejects with HttpError: 429 where the owner has too much work under way, 503 where others have, or it was not to be
 * had in time.
 */
export type Budget = <T>(owner: Owner, amount: number, work: () => Promise<T>) => Promise<T>;

/** An amount above an account's share is given all of that share. */
export function createBudget({ most, waiting, waitMs }: BudgetLimits): Budget {
  const taken = new Tally();
  const waiters = new Tally();
  const turns = new Turns();

  const leave = (waiter: Waiter) => {
    turns.remove(waiter);
    waiters.add(waiter.owner, -1);
  };
  const admit = () => {
    for (const waiter of turns.admit(({ owner, amount }) => taken.exceeded(owner, amount, most))) {
      taken.add(waiter.owner, waiter.amount);
      waiters.add(waiter.owner, -1);
      waiter.begin();
    }
  };
  const enter = (owner: Owner, amount: number) =>
    new Promise<void>((resolve, reject) => {
      const refuse = (error: HttpError) => {
        clearTimeout(timer);
        leave(waiter);
        reject(error);
      };
      const timer = setTimeout(() => {
        refuse(tooBusy());
        // Whoever stood behind a large one may have room.
        admit();
      }, waitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiter = { owner, amount, begin };
      const full = waiters.exceeded(owner, 1, waiting);
      turns.add(waiter);
      waiters.add(owner, 1);
      admit();
      // Also where there is room, but behind others: no queue grows beyond its bound.
      if (full && turns.has(waiter)) refuse(full === 'account' ? tooMany() : tooBusy());
    });
  return async (owner, wanted, work) => {
    const amount = Math.min(wanted, most.account);
    await enter(owner, amount);
    try {
      return await work();
    } finally {
      taken.add(owner, -amount);
      admit();
    }
  };
}

function tooMany(): HttpError {
  const message = 'Several of your photos are on their way already. Please try again once they have arrived.';
  return new HttpError(429, 'rate_limited', message, { retryAfter: RETRY_AFTER });
}

function tooBusy(): HttpError {
  const message = 'Too many photos are being uploaded just now. Please try again in a few seconds.';
  return new HttpError(503, 'unavailable', message, { retryAfter: RETRY_AFTER });
}
