import { existsSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const NANOSECONDS = 1_000_000_000;
// Positions of the fields, counted from the state, which comes after the name of the program.
const [USER, SYSTEM] = [11, 12];

/**
 * Seconds that the processor has worked for a process so far, its children apart. Wall-clock time where there is no
 * `/proc`: what is measured must then have a core for itself.
 * @param {number} pid
 */
export function processorSeconds(pid) {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) return performance.now() / 1_000;
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
}

/**
 * Seconds that the main thread of a process could have worked and had to wait for a processor so far: what other processes
 * of the machine took from it. NaN where there is no `/proc`.
 * @param {number} pid
 */
export function starvedSeconds(pid) {
  const file = `/proc/${String(pid)}/schedstat`;
  if (!existsSync(file)) return NaN;
  const [, waited] = readFileSync(file, 'utf8').split(' ');
  return Number(waited) / NANOSECONDS;
}
