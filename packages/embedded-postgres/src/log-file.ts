import fs from 'node:fs';

const LONGEST_LOG_BYTES = 5 * 1024 * 1024;

/** Sets a log of more than 5 MB aside, in place of the one set aside before. */
export function rotateLog(file: string): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LONGEST_LOG_BYTES) fs.renameSync(file, `${file}.1`);
}

/** The last lines of a log in one line, to say why a program has ended. */
export function logTail(file: string): string {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return `${lines.slice(-4).join(' | ')} (${file})`;
}
