import { coldTaps, coldVisits } from './cold-visits.mjs';
import { measuredPages } from './pages.mjs';
import { repeatVisits } from './repeat-visits.mjs';
import { warmUp } from './warm-up.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */

const RUNS = 5;
const SHORT_RUNS = 1;

/**
 * What a visitor sees and when, on a slow device with a slow network. The short form compares a rendered list with the
 * same page unrendered.
 * @param {import('../workplace.mjs').Workplace} workplace @returns {Promise<Figure[]>}
 */
export async function browserFigures({ form, runs, startedSites }) {
  const { sites } = await startedSites();
  const pages = await measuredPages(sites.unrendered?.url ?? '');
  if (form === 'short') {
    const [page] = pages;
    const { limit: _, ...dynamic } = sites;
    if (!page) return [];
    await warmUp(dynamic, page.path);
    return coldVisits(dynamic, page, runs ?? SHORT_RUNS);
  }
  const figures = [];
  for (const page of pages) {
    await warmUp(sites, page.path);
    for (const measure of [coldVisits, coldTaps, repeatVisits])
      figures.push(...(await measure(sites, page, runs ?? RUNS)));
  }
  return figures;
}
