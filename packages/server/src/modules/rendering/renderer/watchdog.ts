import type { Budget } from '../limits.ts';
import { readFileSync } from 'node:fs';

/** Linux reports times in 10 ms, and memory usually in pages of 4 kB */
const TICK_MS = 10;

const PAGE_BYTES = 4_096;

/** Positions of user and system time in /proc/<pid>/stat, after the name of the program */
const USER_TIME = 11;

const SYSTEM_TIME = 12;

interface ProcessUsage {
  cpuMs: number;
  /** Resident size in bytes. */
  memory: number;
}

/** Undefined if the process has ended, or without /proc. */
export function readProcessUsage(pid: number): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const pages = readFileSync(`/proc/${String(pid)}/statm`, 'latin1').split(' ')[1];
    const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
    return { cpuMs: ticks * TICK_MS, memory: Number(pages) * PAGE_BYTES };
  } catch {
    return undefined;
  }
}

/** Memory can be filled at 3 GB/s, so by 60 MB between checks */
const CHECK_MS = 20;
const IDLE_CHECK_MS = 100;

export interface Watched {
  /** Undefined if not known yet. */
  pid: () => number | undefined;
  maxMemory: number;
  onOver: (reason: string) => void;
}

/** Compares usage with a budget from outside the process. */
export class Watchdog {
  readonly #watched;
  #timers: NodeJS.Timeout[] = [];
  #memory = 0;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Resident bytes at the last check; 0 if not reported. */
  get memory(): number {
    return this.#memory;
  }

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
