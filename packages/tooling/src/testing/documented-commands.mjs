import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {{ section: string, command: string }} DocumentedCommand */

const FENCE = /^ *```(\w*)/;
const HEADING = /^##+ (.+)/;
/** Inline code in which `naija` gets an argument, also as cron runs it. */
const INLINE = /`(?:[\d* ]+ naija-agents )?([^`]*\bnaija \w[^`]*)`/g;
const COMMENT = /(?:^|\s)# /;

/**
 * Commands in the order of a document: lines of `sh` blocks, what units of systemd start, and inline code that runs `naija`.
 * @param {string} file relative to the repository @returns {DocumentedCommand[]}
 */
export function documentedCommands(file) {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\\\n', '').split('\n');
  /** @type {DocumentedCommand[]} */
  const commands = [];
  let section = '';
  let prose = '';
  let fence = /** @type {string | undefined} */ (undefined);
  const add = (/** @type {string[]} */ found) => {
    commands.push(...found.map((command) => ({ section, command })));
  };
  for (const line of [...lines, '']) {
    const [mark, language] = FENCE.exec(line) ?? [];
    if (fence === undefined && (line === '' || mark !== undefined)) {
      // Inline code may be wrapped.
      add([...prose.matchAll(INLINE)].map(([, command = '']) => command.replace(/ {2,}/g, ' ')));
      prose = '';
    }
    if (mark !== undefined) fence = fence === undefined ? language : undefined;
    else if (fence === undefined) prose += `${line} `;
    else add(commandsIn(line, fence));
    if (fence === undefined) section = HEADING.exec(line)?.[1] ?? section;
  }
  return commands;
}

/** @param {string} line @param {string} language of the block that it is in @returns {string[]} */
function commandsIn(line, language) {
  if (language === 'ini') return [/^ExecStart=(.+)/.exec(line)?.[1] ?? ''].filter(Boolean);
  return language === 'sh' ? [(line.split(COMMENT)[0] ?? '').trim()].filter(Boolean) : [];
}
