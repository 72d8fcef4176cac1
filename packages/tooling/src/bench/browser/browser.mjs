import { coldTaps, coldVisits } from './cold-visits.mjs';
import { measuredPages } from './pages.mjs';
import { repeatVisits } from './repeat-visits.mjs';
import { warmUp } from './warm-up.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */

const RUNS = 5;
/** Number of runs for figures that vary less or take longer. */
const FEW_RUNS = 3;

/**
 * Times at which a visitor sees a page, on a slow device with a slow network. The short form opens only a list.
 * @param {import('../workplace.mjs').Workplace} workplace @returns {Promise<Figure[]>}
 */
export async function browserFigures({ form, runs, startedSites }) {
  const { sites } = await startedSites();
  const pages = await measuredPages(sites);
  if (form === 'short') {
    const [page] = pages;
    if (!page) return [];
    await warmUp(sites, page.path);
    return coldVisits(sites, page, runs ?? RUNS);
  }
  const figures = [];
  for (const page of pages) {
    await warmUp(sites, page.path);
    figures.push(...(await coldVisits(sites, page, runs ?? RUNS)));
    for (const measure of [coldTaps, repeatVisits])
      figures.push(...(await measure(sites, page, runs ?? FEW_RUNS)));
  }
  return figures;
}
