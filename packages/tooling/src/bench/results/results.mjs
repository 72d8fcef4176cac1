import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/workspaces.mjs';

/** @typedef {import('./figures.mjs').Summary} Summary */
/** @typedef {{ cores: number, memoryGb: number, node: string, browser: string }} Machine */

/**
 * Results of one group of figures.
 * @typedef {object} GroupResult
 * @property {string} date
 * @property {string} commit of the sources; ends in -dirty where they had changes
 * @property {Machine} machine
 * @property {import('./budgets.mjs').Form} form
 * @property {Record<string, Summary>} figures by id
 */

/** @typedef {Record<string, GroupResult>} Results by group */

export const RESULTS_FILE = path.join(ROOT, 'packages/tooling/bench/results.json');
/** Digits that are left of a value: more would change in every run. */
const DIGITS = 4;

/** @returns {Results} */
export function readResults(file = RESULTS_FILE) {
  return existsSync(file) ? /** @type {Results} */ (JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/**
 * Writes what some groups measured; other groups keep their last figures, each with its date.
 * @param {Results} measured @param {string} [file]
 */
export function writeResults(measured, file = RESULTS_FILE) {
  const shorten = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  writeFileSync(file, `${JSON.stringify({ ...readResults(file), ...measured }, shorten, 2)}\n`);
}
