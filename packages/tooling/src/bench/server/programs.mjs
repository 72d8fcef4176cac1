import path from 'node:path';
import { text } from 'node:stream/consumers';
import { build as bundle } from 'esbuild';
import { startChild } from '../../lib/child.mjs';
import { ROOT } from '../../lib/workspaces.mjs';

const SERVER = path.join(ROOT, 'packages/server');
const SOURCES = path.join(SERVER, 'src');
// Within the package, from where its dependencies are found.
const BUNDLES = path.join(SERVER, '.cache/bench');

/**
 * Leaves out what the server is built of: its modules find migrations and texts from where they are.
 * @type {import('esbuild').Plugin}
 */
const builtServer = {
  name: 'built-server',
  setup(build) {
    build.onResolve({ filter: /\/src\/.*\.ts$/ }, ({ path: wanted, resolveDir }) => {
      const source = path.relative(SOURCES, path.resolve(resolveDir, wanted));
      if (source.startsWith('..')) return undefined;
      return { path: path.join(SERVER, 'dist', source.replace(/\.ts$/, '.js')), external: true };
    });
  },
};

/**
 * Builds a program of the server's bench, which runs on the built server.
 * @param {'database' | 'raw' | 'stored-comments'} name @returns {Promise<string>} file to run with Node
 */
export async function buildProgram(name) {
  const outfile = path.join(BUNDLES, `${name}.mjs`);
  await bundle({
    entryPoints: [path.join(SERVER, 'test/bench', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [builtServer],
  });
  return outfile;
}

/** @typedef {Record<string, { p50: number, p99: number }>} DatabaseTimes in milliseconds, by kind of call */
/** @typedef {{ agents: number, comments: number }} Size */

/**
 * Fills an empty database with agents and comments, and measures what lists and searches cost it.
 * @param {string} folder of the database @param {Size} size @param {number} calls of each kind; 0 fills alone
 * @returns {Promise<DatabaseTimes>}
 */
export async function runInDatabase(folder, { agents, comments }, calls) {
  const printed = await run('database', [folder, ...[agents, comments, calls].map(String)]);
  return /** @type {DatabaseTimes} */ (printed);
}

/**
 * Texts of an author's comments in a database that no server uses.
 * @param {string} folder of the database @param {string} author @returns {Promise<string[]>}
 */
export async function storedComments(folder, author) {
  return /** @type {string[]} */ (await run('stored-comments', [folder, author]));
}

/** @param {'database' | 'stored-comments'} name @param {readonly string[]} args @returns {Promise<unknown>} what it prints */
async function run(name, args) {
  const { output } = startChild([await buildProgram(name), ...args]);
  const printed = await text(output);
  if (printed === '') throw new Error(`the program ${name} of the bench failed`);
  return JSON.parse(printed);
}
