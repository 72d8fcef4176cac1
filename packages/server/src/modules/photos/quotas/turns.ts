import type { Owner } from './owner.ts';
import type { Shares } from './tally.ts';

/** A piece of work that waits for some of a budget. */
export interface Waiter {
  owner: Owner;
  amount: number;
  begin: () => void;
}

/** Who waits: addresses take turns, and of one address whoever came first is first. */
export class Turns {
  /** The address whose turn is next comes first. */
  readonly #byAddress = new Map<string, Set<Waiter>>();

  has(waiter: Waiter): boolean {
    return this.#byAddress.get(waiter.owner.address)?.has(waiter) ?? false;
  }

  add(waiter: Waiter): void {
    const { address } = waiter.owner;
    const waiters = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, waiters.add(waiter));
  }

  remove(waiter: Waiter): void {
    const { address } = waiter.owner;
    const waiters = this.#byAddress.get(address);
    waiters?.delete(waiter);
    if (waiters?.size === 0) this.#byAddress.delete(address);
  }

  /**
   * Takes out whoever may begin, one of each address in turn, where `exceeded` names the share that one would exceed.
   * Nobody overtakes another one of the same account or address, and nobody is looked at twice.
   */
  *admit(exceeded: (waiter: Waiter) => keyof Shares | undefined): Generator<Waiter> {
    const full = new Set<string>();
    const round = [...this.#byAddress.values()].map((waiters) => waiters.values());
    for (const turn of round) {
      // A second turn goes on where the first one stopped: leaving a loop does not end the iterator of a set.
      for (const waiter of turn) {
        const { account } = waiter.owner;
        if (full.has(account)) continue;
        const share = exceeded(waiter);
        // A small one does not overtake a large one that waits for its turn alone.
        if (share === 'total') return;
        if (share === 'address') break;
        if (share === 'account') full.add(account);
        else {
          this.#takeTurn(waiter);
          round.push(turn);
          yield waiter;
          break;
        }
      }
    }
  }

  #takeTurn(waiter: Waiter): void {
    const { address } = waiter.owner;
    const waiters = this.#byAddress.get(address);
    this.remove(waiter);
    // The next turn of this address comes after those of all others.
    if (waiters && this.#byAddress.delete(address)) this.#byAddress.set(address, waiters);
  }
}
