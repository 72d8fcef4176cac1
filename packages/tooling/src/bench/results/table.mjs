import { budgetText, round } from './budgets.mjs';
import { VARIANTS } from './figures.mjs';

/** @typedef {import('./figures.mjs').Summary} Summary */
/** @typedef {import('./figures.mjs').Spread} Spread */

/** Cell of a figure that was not measured. */
export const NONE = '-';
const RATIOS = /** @type {const} */ (['ours/unrendered', 'ours/bundle', 'ours/limit']);
const COLUMNS = [...VARIANTS, ...RATIOS];

/**
 * All figures as one table in Markdown, a row each: medians, with the least and the most where they differ.
 * @param {ReadonlyMap<string, Summary>} summaries by id of the figure
 * @param {readonly import('./budgets.mjs').Budget[]} budgets @param {import('./budgets.mjs').Form} form
 */
export function tableOf(summaries, budgets, form) {
  const rows = [...summaries].map(([figure, { title, values }]) => [
    title,
    ...COLUMNS.map((column) => cell(values[column])),
    budgetText(figure, budgets, form),
  ]);
  return alignedTable([['figure', ...COLUMNS, 'budget'], ...rows]);
}

/** A table in Markdown as Prettier writes it. @param {readonly (readonly string[])[]} rows of cells, the head first */
export function alignedTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => join(row.map((text, column) => text.padEnd(widths[column] ?? 0))));
  const rule = join(widths.map((width) => '-'.repeat(width)));
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** @param {readonly string[]} cells */
const join = (cells) => `| ${cells.join(' | ')} |`;

/** @param {Spread | undefined} spread */
function cell(spread) {
  if (!spread) return NONE;
  const [median, min, max] = [spread.median, spread.min, spread.max].map(round);
  return min === max ? String(median) : `${String(median)} (${String(min)}-${String(max)})`;
}
