import { log } from '../lib/log.mjs';
import { GROUPS, SHORT_GROUPS } from './groups.mjs';
import { describeCommit, describeMachine } from './machine.mjs';
import { OVER_BUDGET, readBudgets, unmetBudgets } from './results/budgets.mjs';
import { summarize } from './results/figures.mjs';
import { README_FILE, writeReadme } from './results/readme.mjs';
import { readResults, RESULTS_FILE, writeResults } from './results/results.mjs';
import { tableOf } from './results/table.mjs';
import { openWorkplace } from './workplace.mjs';

/** @typedef {import('./results/budgets.mjs').Form} Form */
/** @typedef {import('./results/figures.mjs').Summary} Summary */

/**
 * Measures, prints the table and, but for the short form, writes the results.
 * @param {{ form: Form, runs: number | undefined, only: readonly string[], check: boolean }} options
 * @returns {Promise<boolean>} false where a budget is not met that was to be checked
 */
export async function bench({ form, runs, only, check }) {
  const groups = groupsOf(form, only);
  const workplace = openWorkplace({ form, runs });
  /** @type {Record<string, Record<string, Summary>>} */
  const measured = {};
  try {
    for (const name of groups) {
      const begun = performance.now();
      const figures = await /** @type {import('./groups.mjs').Measure} */ (GROUPS[name])(workplace);
      measured[name] = Object.fromEntries(figures.map((figure) => [figure.id, summarize(figure)]));
      log(`${name} took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    }
  } finally {
    await workplace.close();
  }
  const budgets = readBudgets();
  const summaries = new Map(Object.values(measured).flatMap((figures) => Object.entries(figures)));
  process.stdout.write(`${tableOf(summaries, budgets, form)}\n`);
  if (form !== 'short') await keep(measured, form);
  if (!check) return true;
  const isMeasured = (/** @type {string} */ figure) => groups.some((group) => figure.startsWith(`${group}.`));
  const unmet = unmetBudgets(summaries, budgets, { form, isMeasured });
  for (const problem of unmet) log(OVER_BUDGET + problem);
  return unmet.length === 0;
}

/** @param {Form} form @param {readonly string[]} only */
function groupsOf(form, only) {
  const unknown = only.filter((name) => !(name in GROUPS));
  if (unknown.length > 0)
    throw new Error(`there is no group ${unknown.join(', ')}, only ${Object.keys(GROUPS).join(', ')}`);
  const all = form === 'short' ? SHORT_GROUPS : Object.keys(GROUPS);
  return only.length > 0 ? only : all;
}

/** @param {Record<string, Record<string, Summary>>} measured @param {Form} form */
async function keep(measured, form) {
  const machine = await describeMachine();
  const of = { date: new Date().toISOString().slice(0, 16), commit: describeCommit(), machine, form };
  const results = Object.entries(measured).map(([name, figures]) => [name, { ...of, figures }]);
  writeResults(Object.fromEntries(results));
  writeReadme(readResults());
  log(`Written to ${RESULTS_FILE} and ${README_FILE}`);
}
