import type { Provided } from './compatibility.ts';
import { list, map, record, text, textMap, wholeNumber } from './read.ts';

/**
 * Checks a parsed `/shell.json`.
 * @throws Error that names the first field that is wrong.
 */
export function readProvided(value: unknown): Provided {
  const shell = record(value, 'shell');
  return {
    contract: wholeNumber(shell['contract'], 'shell.contract'),
    versions: textMap(shell['versions'], 'shell.versions'),
    exports: map(shell['exports'], 'shell.exports', (names, at) => list(names, at, text)),
  };
}
