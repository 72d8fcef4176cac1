import type { Budget } from '../limits.ts';
import { readProcessUsage, type ProcessUsage } from './process-usage.ts';

/** Memory can be filled at 3 GB/s: by 60 MB between two checks. */
const CHECK_MS = 20;
const IDLE_CHECK_MS = 100;

export interface Watched {
  /** Undefined where it is not known yet. */
  pid: () => number | undefined;
  /** Bytes. */
  maxMemory: number;
  onOver: (reason: string) => void;
}

/** Compares what a process uses with a budget, from outside of it. */
export class Watchdog {
  readonly #watched;
  #timers: NodeJS.Timeout[] = [];
  #memory = 0;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Resident bytes at the last check; 0 where the system reports none. */
  get memory(): number {
    return this.#memory;
  }

  /** Begins a budget in place of the one before. */
  begin(budget: Budget, onTimeout: () => void): void {
    this.#begin(budget, CHECK_MS, onTimeout);
  }

  beginIdle(budget: Budget, onTimeout: () => void): void {
    this.#begin(budget, IDLE_CHECK_MS, onTimeout);
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  #read(): ProcessUsage | undefined {
    const pid = this.#watched.pid();
    const usage = pid === undefined ? undefined : readProcessUsage(pid);
    this.#memory = usage?.memory ?? this.#memory;
    return usage;
  }

  #begin({ cpuMs, wallMs }: Budget, checkMs: number, onTimeout: () => void): void {
    this.stop();
    const { maxMemory, onOver } = this.#watched;
    const before = this.#read()?.cpuMs ?? 0;
    const check = () => {
      const usage = this.#read();
      if (!usage) return;
      if (usage.memory > maxMemory) onOver('it used too much memory');
      else if (usage.cpuMs - before > cpuMs) onOver('it used too much processor time');
    };
    this.#timers = [setInterval(check, checkMs).unref(), setTimeout(onTimeout, wallMs).unref()];
  }
}
