import { spawnSync } from 'node:child_process';

/** Pids and command lines of processes that name `dir`. */
export function processesNaming(dir: string): string[] {
  return processTable('pid=,args=').filter((line) => line.includes(dir));
}

/** A process and its children. */
export function familyOf(pid: number): number[] {
  const table = processTable('pid=,ppid=').map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...table.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))];
}

/** Sends SIGKILL; ignores processes that have ended. */
export function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      continue;
    }
  }
}

function processTable(columns: string): string[] {
  return spawnSync('ps', ['-A', '-ww', '-o', columns], { encoding: 'utf8' }).stdout.trim().split('\n');
}
