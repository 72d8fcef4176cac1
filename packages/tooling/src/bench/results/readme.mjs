import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/workspaces.mjs';
import { round } from './budgets.mjs';
import { alignedTable, NONE } from './table.mjs';

/** @typedef {import('./figures.mjs').Variant} Variant */
/** @typedef {import('./results.mjs').Results} Results */

export const README_FILE = path.join(ROOT, 'README.md');
/** Marks in the document between which the table is written. */
const BEGIN = '<!-- written by npm run bench -->';
const END = '<!-- end of what the bench writes -->';

const PAGES = ['list', 'profile'];
/** @type {readonly [Variant, string][]} */
const ROWS = [
  ['ours', 'this site'],
  ['unrendered', 'rendered only in the browser'],
  ['bundle', 'the same in one bundle, without remotes'],
  ['limit', 'its HTML as a file, without scripts'],
];
/** @type {readonly [group: 'browser' | 'lighthouse', figure: string, title: string][]} */
const COLUMNS = [
  ['lighthouse', 'performance', 'Lighthouse'],
  ['browser', 'cold.content', 'can be read, ms'],
  ['browser', 'cold.lcp', 'LCP, ms'],
  ['browser', 'cold.tap', 'a tap is answered, ms'],
  ['browser', 'repeat.content', 'next visit, ms'],
  ['browser', 'offline.content', 'offline, ms'],
];

/** Figures of a visit as a table, with a line about the measurement. @param {Results} results */
export function visitorTable({ browser, lighthouse }) {
  const groups = { browser, lighthouse };
  /** @param {Variant} variant @param {'browser' | 'lighthouse'} group @param {string} figure */
  const cell = (variant, group, figure) => {
    // Offline it is not there: ours is compared with its next visit.
    if (variant === 'limit' && figure.startsWith('offline')) return NONE;
    const figures = groups[group]?.figures;
    const medians = PAGES.map((page) => figures?.[`${group}.${page}.${figure}`]?.values[variant]?.median);
    return medians.some((median) => median === undefined)
      ? NONE
      : medians.map((median) => round(median ?? NaN)).join(' / ');
  };
  const head = ['list / profile', ...COLUMNS.map(([, , title]) => title)];
  const rows = ROWS.map(([variant, title]) => [
    title,
    ...COLUMNS.map(([group, figure]) => cell(variant, group, figure)),
  ]);
  return `${alignedTable([head, ...rows])}\n\n${origin(browser)}`;
}

/** @param {import('./results.mjs').GroupResult | undefined} measured */
function origin(measured) {
  if (!measured) return 'Not measured yet: `npm run bench`.';
  const { date, commit, machine } = measured;
  return `Medians of \`npm run bench\` on ${date.slice(0, 10)}, commit \`${commit}\`, ${machine.browser}.`;
}

/**
 * The document with the figures of some results.
 * @param {string} document @param {Results} results @throws Error if the marks are missing
 */
export function withVisitorTable(document, results) {
  const [before, rest] = document.split(BEGIN, 2);
  const after = rest?.split(END, 2)[1];
  if (before === undefined || after === undefined) throw new Error(`${README_FILE} lacks ${BEGIN} or ${END}`);
  return `${before}${BEGIN}\n\n${visitorTable(results)}\n\n${END}${after}`;
}

/** @param {Results} results */
export function writeReadme(results) {
  writeFileSync(README_FILE, withVisitorTable(readFileSync(README_FILE, 'utf8'), results));
}
