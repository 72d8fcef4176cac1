import { readFileSync } from 'node:fs';

/** Linux reports times to programs in units of 10 ms, and memory in pages of 4 kB but on few machines. */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;
/** Places of user and system time in /proc/<pid>/stat, after the name of the program. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

export interface ProcessUsage {
  cpuMs: number;
  /** Resident size in bytes. */
  memory: number;
}

/** What a process has used since it began; undefined where it has ended, or the system has no /proc. */
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
