import { SECURITY_LOG } from '@naija/contracts/domain/retention';
import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DestinationStream } from 'pino';

const MAX_ROTATED_FILES = SECURITY_LOG.files - 1;

/** Opens the file for each line, so that other tools may rotate it and processes may share it. */
export function rotatingFile(
  file: string,
  onError: (error: unknown) => void,
  maxBytes: number = SECURITY_LOG.fileBytes,
): DestinationStream {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  appendFileSync(file, '', { mode: 0o600 });
  return {
    write(line) {
      try {
        if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) + line.length > maxBytes) rotate(file);
        appendFileSync(file, line, { mode: 0o600 });
      } catch (error) {
        onError(error);
      }
    },
  };
}

function rotate(file: string): void {
  rmSync(`${file}.${String(MAX_ROTATED_FILES)}`, { force: true });
  for (let number = MAX_ROTATED_FILES - 1; number >= 0; number -= 1) {
    const from = number === 0 ? file : `${file}.${String(number)}`;
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${String(number + 1)}`);
  }
}
