import { run, runTool } from '../lib/run.mjs';
import { isAnything, isCode, isSetting } from './inputs.mjs';
import { failed, NO_TESTS } from './tally.mjs';
import { advisories, architecture, compiler, eslint, prettier, unusedCode } from './tools.mjs';

/** @typedef {import('./run-suite.mjs').Suite} Suite */
/** @typedef {import('./tools.mjs').Tool} Tool */

/**
 * What reads the sources and runs nothing of them, the longest first.
 * @param {{ cached: boolean }} options @returns {Suite[]}
 */
export function checks({ cached }) {
  return [
    check('lint', eslint({ cached }), isCode),
    check('types', compiler(), isCode),
    check('format', prettier(), isAnything),
    check('architecture', architecture(), isAnything),
    check('unused code', unusedCode(), isCode),
    check('advisories', advisories(), isSetting),
  ];
}

/**
 * Runs a tool at the root of the repository.
 * @param {Tool} tool @param {boolean} [quiet]
 */
export function start({ bin, script, args, env }, quiet = false) {
  const options = { quiet, env: { ...process.env, ...env } };
  return bin === undefined
    ? run(process.execPath, [...(script === undefined ? [] : [script]), ...args], options)
    : runTool(bin, args, options);
}

/**
 * A tool that passes or fails as a whole.
 * @param {string} name @param {Tool} tool @param {(file: string) => boolean} isInput @returns {Suite}
 */
function check(name, tool, isInput) {
  return {
    name,
    parts: [{ name: 'all', isInput }],
    async run() {
      const { code, output } = await start(tool, true);
      if (code === 0) return new Map([['all', { ...NO_TESTS, passed: 1 }]]);
      process.stderr.write(output);
      return new Map([['all', failed([{ test: name, reason: output }])]]);
    },
  };
}
