import type { Owner } from './owner.ts';

/** An amount for each account, for each address, and for everybody together. */
export interface Shares {
  account: number;
  address: number;
  total: number;
}

/** Adds up amounts by who has them; who has none takes no room. */
export class Tally {
  #total = 0;
  readonly #of = { account: new Map<string, number>(), address: new Map<string, number>() };

  add(owner: Owner, amount: number): void {
    this.#total += amount;
    for (const kind of ['account', 'address'] as const) {
      const amounts = this.#of[kind];
      const sum = (amounts.get(owner[kind]) ?? 0) + amount;
      if (sum > 0) amounts.set(owner[kind], sum);
      else amounts.delete(owner[kind]);
    }
  }

  /** The narrowest share that a further amount would exceed, if any. */
  exceeded(owner: Owner, amount: number, shares: Shares): keyof Shares | undefined {
    for (const kind of ['account', 'address'] as const)
      if ((this.#of[kind].get(owner[kind]) ?? 0) + amount > shares[kind]) return kind;
    return this.#total + amount > shares.total ? 'total' : undefined;
  }
}
