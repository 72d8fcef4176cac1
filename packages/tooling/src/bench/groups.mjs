import { browserFigures } from './browser/browser.mjs';
import { lighthouseFigures } from './lighthouse/lighthouse.mjs';
import { metricsFigures } from './server/metrics-cost.mjs';
import { outageFigures } from './server/outage.mjs';
import { serverFigures } from './server/server.mjs';
import { weightFigures } from './weight/weight.mjs';

/** @typedef {(workplace: import('./workplace.mjs').Workplace) => Promise<import('./results/figures.mjs').Figure[]>} Measure */

/** @type {Record<string, Measure>} */
export const GROUPS = {
  weight: weightFigures,
  browser: browserFigures,
  lighthouse: lighthouseFigures,
  server: serverFigures,
  metrics: metricsFigures,
  outage: outageFigures,
};
