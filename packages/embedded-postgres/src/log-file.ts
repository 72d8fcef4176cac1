import fs from 'node:fs';

const MAX_LOG_BYTES = 5 * 1024 * 1024;

export function rotateLog(file: string): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) fs.renameSync(file, `${file}.1`);
}

export function logTail(file: string): string {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return `${lines.slice(-4).join(' | ')} (${file})`;
}
