import { readdirSync, readFileSync } from 'node:fs';

/** Ids of all processes that descend from one; none where this is not Linux. @param {number} ancestor process id */
export function processesBelow(ancestor) {
  return processes().filter((pid) => isBelow(pid, ancestor));
}

function processes() {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

/** @param {number} pid @param {number} ancestor */
function isBelow(pid, ancestor) {
  for (let each = parentOf(pid); each > 1; each = parentOf(each)) if (each === ancestor) return true;
  return false;
}

/** @param {number} pid */
function parentOf(pid) {
  return Number(statusField(pid, 'PPid') ?? 0);
}

/** @param {number} pid @param {string} name of a line in its status */
export function statusField(pid, name) {
  return new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readProcess(pid, 'status'))?.[1];
}

/** Empty if the process has ended meanwhile. @param {number} pid @param {string} file */
export function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
