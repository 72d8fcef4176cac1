import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PROGRAM = 'renderer-main.mjs';
const KB = 1_024;

/**
 * Resident size of the largest renderer of a server, in bytes.
 * @param {number} server process id
 * @returns {number | undefined} undefined where it has none, or this is not Linux
 */
export function rendererMemory(server) {
  if (!existsSync('/proc/self/status')) return undefined;
  const sizes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'cmdline').includes(PROGRAM))
    .filter((pid) => isBelow(pid, server))
    .map((pid) => Number(field(pid, 'VmRSS') ?? 0) * KB);
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/** @param {string} pid @param {number} ancestor */
function isBelow(pid, ancestor) {
  for (let each = pid; Number(each) > 1; each = field(each, 'PPid') ?? '0')
    if (Number(each) === ancestor) return true;
  return false;
}

/** @param {string} pid @param {string} name */
function field(pid, name) {
  return new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(pid, 'status'))?.[1];
}

/** Empty where the process has ended meanwhile. @param {string} pid @param {string} file */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
