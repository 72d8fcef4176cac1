import { processesBelow, readProcess, statusField } from './processes.mjs';

const PROGRAM = 'renderer-main.mjs';
const KB = 1_024;

/**
 * Resident size of the largest renderer of a server, in bytes.
 * @param {number} server process id
 * @returns {number | undefined} undefined if it has none, or this is not Linux
 */
export function rendererMemory(server) {
  const sizes = processesBelow(server)
    .filter((pid) => readProcess(pid, 'cmdline').includes(PROGRAM))
    .map((pid) => Number(statusField(pid, 'VmRSS') ?? 0) * KB);
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}
