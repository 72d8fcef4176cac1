import { log } from '../lib/log.mjs';
import { hashOf } from './content.mjs';
import { readStamp, writeStamp } from './stamps.mjs';
import { NO_TESTS, sum, summaryLine } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * What is stamped by itself: the tests of one workspace, for example.
 * @typedef {{ name: string, isInput: (file: string) => boolean }} Part
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {readonly Part[]} parts
 * @property {(parts: readonly string[]) => Promise<Map<string, Tally>>} run runs some parts; what belongs to none of
 *   them is under the empty name
 */

/**
 * @typedef {object} RunSettings
 * @property {import('./content.mjs').Content | undefined} content as it was before anything ran; undefined runs everything
 * @property {boolean} [force] also what did not change
 * @property {string} [setting] what else changes an outcome
 * @property {string} [folder] where the stamps are
 */

/**
 * Runs the parts of a suite whose inputs changed since they last passed.
 * @param {Suite} suite @param {RunSettings} settings @returns {Promise<Tally>}
 */
export async function runSuite({ name, parts, run }, { content, force = false, setting, folder }) {
  const begun = performance.now();
  const stamped = parts.map((part) => {
    const id = `${name} ${part.name}`;
    const hash = content ? hashOf(content, part.isInput, setting) : '';
    const stamp = readStamp(id, folder);
    const isUnchanged = content !== undefined && !force && stamp?.hash === hash;
    return { part: part.name, id, hash, unchanged: isUnchanged ? stamp.tests : undefined };
  });
  const stale = stamped.filter(({ unchanged }) => unchanged === undefined);
  const tests = stamped.reduce((all, { unchanged = 0 }) => all + unchanged, 0);
  if (stale.length > 0)
    log(
      `Checking ${name}${stale.length < parts.length ? ` of ${stale.map(({ part }) => part).join(', ')}` : ''}`,
    );
  /** @type {Map<string, Tally>} */
  const tallies = stale.length > 0 ? await run(stale.map(({ part }) => part)) : new Map();
  // What failed outside of all tests may be the fault of any.
  if ((tallies.get('')?.failed ?? 0) === 0)
    for (const { part, id, hash } of stale) {
      const { passed, failed, skipped } = tallies.get(part) ?? NO_TESTS;
      // All skipped: a program is missing that may be installed later. None at all: CI alone runs them.
      if (hash !== '' && failed === 0 && (passed > 0 || skipped === 0))
        writeStamp(id, { hash, tests: passed + skipped }, folder);
    }
  const tally = sum([...tallies.values(), { ...NO_TESTS, unchanged: tests }]);
  log(`${name}: ${summaryLine(tally)} (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  return tally;
}
