import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DestinationStream } from 'pino';

/** Bytes after which a file is set aside. */
const LARGEST = 10 * 1024 * 1024;
/** Files set aside, as `<file>.1` (the youngest) to `<file>.4`. */
const KEPT = 4;

/**
 * Appends lines to a file, which is opened for each of them: so whatever else rotates it, by moving, by copying and cutting
 * or by removing it, needs to tell nobody, and several processes may share it. A line that cannot be written goes to
 * `failed`, and is lost. Throws where not even the first could be.
 */
export function rotatingFile(
  file: string,
  failed: (error: unknown) => void,
  largest = LARGEST,
): DestinationStream {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  appendFileSync(file, '', { mode: 0o600 });
  return {
    write(line) {
      try {
        if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) + line.length > largest) setAside(file);
        appendFileSync(file, line, { mode: 0o600 });
      } catch (error) {
        failed(error);
      }
    },
  };
}

function setAside(file: string): void {
  rmSync(`${file}.${String(KEPT)}`, { force: true });
  for (let number = KEPT - 1; number >= 0; number -= 1) {
    const from = number === 0 ? file : `${file}.${String(number)}`;
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${String(number + 1)}`);
  }
}
