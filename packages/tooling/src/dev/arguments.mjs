import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} DevOptions
 * @property {string[]} sources folders of the remotes to take from their sources, as named; none means all
 * @property {string} [shell] address of a running shell that is to show the one remote named
 */

export const USAGE = `npm run dev                                       the whole site from its sources
npm run dev -- directory                          this remote from its sources, the others as published
npm run dev -- directory --shell https://a.example   this remote in a shell that runs elsewhere`;

/**
 * Reads what follows `npm run dev --`.
 * @param {readonly string[]} args
 * @param {readonly string[]} folders of all remotes: 'directory-mfe'
 * @param {Readonly<Record<string, string>>} [sites] addresses by name
 * @returns {DevOptions}
 * @throws Error that says what to write instead
 */
export function readDevArguments(args, folders, sites = {}) {
  const { values, positionals } = parse(args);
  const sources = [...new Set(positionals.map((name) => folderOf(name, folders)))];
  if (values.shell === undefined) return { sources };
  if (sources.length !== 1)
    throw new Error('--shell shows one remote: name it, and start this once for each of several');
  return { sources, shell: originOf(values.shell, sites) };
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { shell: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

/**
 * The folder of a remote that is named, or given as a path because it stands elsewhere in the repository.
 * @param {string} name @param {readonly string[]} folders
 */
function folderOf(name, folders) {
  if (name.includes('/')) return path.normalize(name);
  const folder = `${name}-mfe`;
  if (folders.includes(folder)) return folder;
  const known = folders.map((there) => there.replace(/-mfe$/, '')).join(', ');
  throw new Error(`There is no remote "${name}". There are: ${known}`);
}

/** @param {string} text @param {Readonly<Record<string, string>>} sites */
function originOf(text, sites) {
  const address = sites[text] ?? text;
  const { protocol, origin } = new URL(URL.canParse(address) ? address : 'none:');
  if (protocol === 'https:' || protocol === 'http:') return origin;
  throw new Error(
    `--shell ${text}: expected an address such as https://staging.example, or the name of one in "mfe.sites" of package.json`,
  );
}
