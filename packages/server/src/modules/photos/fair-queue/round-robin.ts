import type { Client } from './client.ts';
import type { Quotas } from './usage.ts';

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

  /** Yields tasks to start. None overtakes another of its account or address, and each is examined once. */
  *takeRunnable(exceededQuota: (task: QueuedTask) => keyof Quotas | undefined): Generator<QueuedTask> {
    const blockedAccounts = new Set<string>();
    const turns = [...this.#queues.values()].map((queue) => queue.values());
    for (const turn of turns) {
      // Breaking out of a loop does not end the iterator of a set: the next turn resumes here.
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
