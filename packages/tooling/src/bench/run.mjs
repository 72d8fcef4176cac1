import { log } from '../lib/log.mjs';
import { GROUPS } from './groups.mjs';
import { describeCommit } from '../lib/commit.mjs';
import { describeMachine } from './machine.mjs';
import { OVER_BUDGET, readBudgets, unmetBudgets } from './results/budgets.mjs';
import { summarize } from './results/figures.mjs';
import { README_FILE, writeReadme } from './results/readme.mjs';
import { readResults, RESULTS_FILE, writeResults } from './results/results.mjs';
import { tableOf } from './results/table.mjs';
import { openWorkplace } from './workplace.mjs';

/** @typedef {import('./results/budgets.mjs').Form} Form */
/** @typedef {import('./results/figures.mjs').Summary} Summary */

/**
 * Measures, prints the table and, but for the short form, writes the results of each group as soon as it has them.
 * @param {{ form: Form, runs: number | undefined, only: readonly string[], check: boolean }} options
 * @returns {Promise<boolean>} false if a budget is not met that was to be checked
 */
export async function bench({ form, runs, only, check }) {
  const groups = groupsOf(only);
  const keep = form === 'short' ? () => undefined : await keeper(form);
  const workplace = openWorkplace({ form, runs });
  /** @type {Map<string, Summary>} */
  const summaries = new Map();
  try {
    for (const name of groups) {
      const begun = performance.now();
      const figures = await /** @type {import('./groups.mjs').Measure} */ (GROUPS[name])(workplace);
      const measured = figures.map((figure) => /** @type {const} */ ([figure.id, summarize(figure)]));
      for (const [id, summary] of measured) summaries.set(id, summary);
      keep(name, Object.fromEntries(measured));
      log(`${name} took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    }
  } finally {
    await workplace.close();
  }
  const budgets = readBudgets();
  process.stdout.write(`${tableOf(summaries, budgets, form)}\n`);
  if (!check) return true;
  const isMeasured = (/** @type {string} */ figure) => groups.some((group) => figure.startsWith(`${group}.`));
  const unmet = unmetBudgets(summaries, budgets, { form, isMeasured });
  for (const problem of unmet) log(OVER_BUDGET + problem);
  return unmet.length === 0;
}

/** @param {readonly string[]} only */
function groupsOf(only) {
  const unknown = only.filter((name) => !(name in GROUPS));
  if (unknown.length > 0)
    throw new Error(`there is no group ${unknown.join(', ')}, only ${Object.keys(GROUPS).join(', ')}`);
  return only.length > 0 ? only : Object.keys(GROUPS);
}

/** @param {Form} form */
async function keeper(form) {
  // The commit is read before anything is written, which would be a change itself.
  const commit = describeCommit();
  const machine = await describeMachine();
  return (/** @type {string} */ group, /** @type {Record<string, Summary>} */ figures) => {
    const date = new Date().toISOString().slice(0, 16);
    writeResults({ [group]: { date, commit, machine, form, figures } });
    writeReadme(readResults());
    log(`Written to ${RESULTS_FILE} and ${README_FILE}`);
  };
}
