import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/workspaces.mjs';

/** @typedef {import('./figures.mjs').Summary} Summary */
/** @typedef {import('./figures.mjs').Value} Value */

/** Forms of a run, each of which measures what those before it measure. */
export const FORMS = /** @type {const} */ (['short', 'whole', 'full']);
/** @typedef {typeof FORMS[number]} Form */

/**
 * @typedef {object} Budget
 * @property {string[]} figures
 * @property {Value} value
 * @property {number} [max]
 * @property {number} [min]
 * @property {Form} form the shortest run that measures it
 * @property {string} reason
 */

/** Begins each message about a budget that is not met. */
export const OVER_BUDGET = 'Over budget: ';
const FILE = path.join(ROOT, 'packages/tooling/bench/budgets.json');

/** @returns {Budget[]} */
export function readBudgets() {
  return /** @type {{ budgets: Budget[] }} */ (JSON.parse(readFileSync(FILE, 'utf8'))).budgets;
}

/**
 * A message about each budget that a run of this form does not meet, or has not measured.
 * @param {ReadonlyMap<string, Summary>} summaries by id of the figure
 * @param {readonly Budget[]} budgets @param {{ form: Form, isMeasured: (figure: string) => boolean }} run
 */
export function unmetBudgets(summaries, budgets, { form, isMeasured }) {
  return budgets
    .filter((budget) => FORMS.indexOf(budget.form) <= FORMS.indexOf(form))
    .flatMap((budget) =>
      budget.figures
        .filter(isMeasured)
        .flatMap((figure) => problemOf(figure, summaries.get(figure), budget) ?? []),
    );
}

/** @param {string} figure @param {Summary | undefined} summary @param {Budget} budget */
function problemOf(figure, summary, { value, max = Infinity, min = -Infinity, reason }) {
  const spread = summary?.values[value];
  if (!summary || !spread) return `${figure}: ${value} was not measured (${reason})`;
  if (spread.median >= min && spread.median <= max) return undefined;
  const wanted = spread.median > max ? `at most ${String(max)}` : `at least ${String(min)}`;
  const range = `${precise(spread.min)} to ${precise(spread.max)}`;
  return `${figure}: ${value} is ${precise(spread.median)} (${range}), ${wanted} is the budget. ${summary.title}. ${reason}`;
}

/** Digits enough to see by how much a figure misses its budget. @param {number} number */
function precise(number) {
  return String(Number(number.toPrecision(5)));
}

/**
 * The budgets of a figure in words, as the table shows them.
 * @param {string} figure @param {readonly Budget[]} budgets @param {Form} form
 */
export function budgetText(figure, budgets, form) {
  return budgets
    .filter((budget) => budget.figures.includes(figure) && FORMS.indexOf(budget.form) <= FORMS.indexOf(form))
    .map(({ value, max, min }) => `${value} ${max === undefined ? `≥ ${String(min)}` : `≤ ${String(max)}`}`)
    .join(', ');
}

/** @param {number} number */
export function round(number) {
  return Math.abs(number) >= 100 ? number.toFixed(0) : String(Number(number.toPrecision(3)));
}
