import type { Provided } from './compatibility.ts';
import { record, textMap, texts, wholeNumber } from './read.ts';

/**
 * Checks a parsed `/shell.json`.
 * @throws Error that names the first field that is wrong.
 */
export function readProvided(value: unknown): Provided {
  const shell = record(value, 'shell');
  const exports = record(shell['exports'], 'shell.exports');
  return {
    contract: wholeNumber(shell['contract'], 'shell.contract'),
    versions: textMap(shell['versions'], 'shell.versions'),
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, names]) => [name, texts(names, `shell.exports.${name}`)]),
    ),
  };
}
