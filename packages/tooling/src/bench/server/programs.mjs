import path from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { startChild } from '../../lib/child.mjs';
import { ROOT } from '../../lib/workspaces.mjs';

const SERVER = path.join(ROOT, 'packages/server');
// Two folders below the package, as what is built: migrations are found from there.
const BUNDLES = path.join(SERVER, '.cache/bench');

/**
 * Builds a program of the server's bench, which runs on the server's sources.
 * @param {'database' | 'raw'} name @returns {Promise<string>} file to run with Node
 */
export async function buildProgram(name) {
  const outfile = path.join(BUNDLES, `${name}.mjs`);
  await build({
    entryPoints: [path.join(SERVER, 'test/bench', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return outfile;
}

/** @typedef {Record<string, { p50: number, p99: number }>} DatabaseTimes in milliseconds, by kind of call */

/**
 * Fills an empty database with agents, and measures what lists and searches cost it.
 * @param {string} folder of the database @param {number} agents @param {number} calls of each kind; 0 fills alone
 * @returns {Promise<DatabaseTimes>}
 */
export async function runInDatabase(folder, agents, calls) {
  const program = await buildProgram('database');
  const { output } = startChild([program, folder, ...[agents, calls].map(String)]);
  const printed = await text(output);
  if (printed === '') throw new Error('the bench of the database failed');
  return /** @type {DatabaseTimes} */ (JSON.parse(printed));
}
