import type { Client } from './client.ts';

export interface Quotas {
  account: number;
  address: number;
  total: number;
}

export class Usage {
  #total = 0;
  readonly #usage = { account: new Map<string, number>(), address: new Map<string, number>() };

  add(client: Client, amount: number): void {
    this.#total += amount;
    for (const kind of ['account', 'address'] as const) {
      const amounts = this.#usage[kind];
      const sum = (amounts.get(client[kind]) ?? 0) + amount;
      if (sum > 0) amounts.set(client[kind], sum);
      else amounts.delete(client[kind]);
    }
  }

  /** Narrowest quota that a further amount would exceed. */
  exceededQuota(client: Client, amount: number, quotas: Quotas): keyof Quotas | undefined {
    for (const kind of ['account', 'address'] as const)
      if ((this.#usage[kind].get(client[kind]) ?? 0) + amount > quotas[kind]) return kind;
    return this.#total + amount > quotas.total ? 'total' : undefined;
  }
}
