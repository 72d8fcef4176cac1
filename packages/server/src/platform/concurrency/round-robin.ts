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

  /** Returns the narrowest quota that a further amount would exceed. */
  exceededQuota(client: Client, amount: number, quotas: Quotas): keyof Quotas | undefined {
    for (const kind of ['account', 'address'] as const)
      if ((this.#usage[kind].get(client[kind]) ?? 0) + amount > quotas[kind]) return kind;
    return this.#total + amount > quotas.total ? 'total' : undefined;
  }
}

export interface QueuedTask {
  client: Client;
  amount: number;
  start: () => void;
}

export class RoundRobin {
  readonly #queues = new Map<string, Set<QueuedTask>>();

  has(task: QueuedTask): boolean {
    return this.#queues.get(task.client.address)?.has(task) ?? false;
  }

  add(task: QueuedTask): void {
    const { address } = task.client;
    const queue = this.#queues.get(address) ?? new Set();
    this.#queues.set(address, queue.add(task));
  }

  remove(task: QueuedTask): void {
    const { address } = task.client;
    const queue = this.#queues.get(address);
    queue?.delete(task);
    if (queue?.size === 0) this.#queues.delete(address);
  }

  /** Yields tasks to start, none before an earlier one of its account or address. */
  *takeRunnable(exceededQuota: (task: QueuedTask) => keyof Quotas | undefined): Generator<QueuedTask> {
    const blockedAccounts = new Set<string>();
    const turns = [...this.#queues.values()].map((queue) => queue.values());
    for (const turn of turns) {
      // Breaking out of the loop does not end a set's iterator, so the next turn resumes here.
      for (const task of turn) {
        const { account } = task.client;
        if (blockedAccounts.has(account)) continue;
        const quota = exceededQuota(task);
        // Small tasks do not overtake a large one that waits for capacity.
        if (quota === 'total') return;
        if (quota === 'address') break;
        if (quota === 'account') blockedAccounts.add(account);
        else {
          this.#dequeue(task);
          turns.push(turn);
          yield task;
          break;
        }
      }
    }
  }

  #dequeue(task: QueuedTask): void {
    const { address } = task.client;
    const queue = this.#queues.get(address);
    this.remove(task);
    if (queue && this.#queues.delete(address)) this.#queues.set(address, queue);
  }
}

export interface Client {
  account: string;
  /** Network: IPv4 address or IPv6 prefix. */
  address: string;
}
