import { measureInTurn } from '../results/rounds.mjs';
import { withDevice } from './device.mjs';
import { blockingTime, longestTask } from './read-observed.mjs';
import { look, tap } from './visit.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */
/** @typedef {import('../results/figures.mjs').Variant} Variant */
/** @typedef {import('../sites/sites.mjs').Sites['sites']} AllSites */
/** @typedef {import('./observe.mjs').Observed} Observed */
/** @typedef {import('./pages.mjs').MeasuredPage} MeasuredPage */
/** @typedef {[id: string, title: string, read: (observed: Observed) => number]} Column */

/** @type {readonly Column[]} */
export const SHOWN = [
  ['content', 'content, ms', ({ content }) => content],
  ['lcp', 'LCP, ms', ({ lcp }) => lcp],
];
/** @type {readonly Column[]} */
const UNTOUCHED = [
  ...SHOWN,
  ['cls', 'CLS', ({ cls }) => cls],
  ['tbt', 'TBT, ms', blockingTime],
  ['task', 'longest task, ms', longestTask],
];
/** @type {readonly Column[]} */
const TAPPED = [
  ['tap', 'heart tapped as it appears, answered, ms', ({ answered }) => answered],
  ['content-to-tap', 'content to the answer to that tap, ms', ({ content, answered }) => answered - content],
];

/**
 * A first visit on a slow device, without any interaction.
 * @param {AllSites} sites @param {MeasuredPage} page @param {number} runs
 */
export async function coldVisits(sites, page, runs) {
  const observed = await measureInTurn({ name: `${page.name}, cold`, runs, sites }, (_, { url }) =>
    withDevice((context) => look(context, url, page)),
  );
  return figuresOf(page, 'cold', UNTOUCHED, observed);
}

/**
 * A first visit on a slow device; the visitor taps the heart as soon as there is something to see.
 * @param {AllSites} sites @param {MeasuredPage} page @param {number} runs
 */
export async function coldTaps({ limit: _, ...sites }, page, runs) {
  const observed = await measureInTurn({ name: `${page.name}, tapped`, runs, sites }, (_variant, { url }) =>
    withDevice((context) => tap(context, url, page)),
  );
  return figuresOf(page, 'cold', TAPPED, observed);
}

/**
 * @param {MeasuredPage} page @param {string} visit @param {readonly Column[]} columns
 * @param {Partial<Record<Variant, readonly Observed[]>>} observed @returns {Figure[]}
 */
export function figuresOf(page, visit, columns, observed) {
  return columns.map(([id, title, read]) => ({
    id: `browser.${page.id}.${visit}.${id}`,
    title: `${page.name}, ${visit}: ${title}`,
    samples: Object.fromEntries(
      Object.entries(observed).map(([variant, all]) => [variant, all.map((each) => read(each))]),
    ),
  }));
}
