/**
 * The part of a report that is read here. https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/understanding-results.md
 * @typedef {object} Report
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {{ message?: string }} [runtimeError]
 */

/** @typedef {[id: string, title: string, read: (report: Report) => number]} Column */

/** @type {readonly Column[]} */
export const COLUMNS = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best-practices', 'best practices'),
  score('seo', 'SEO'),
  ['lcp', 'LCP, ms', ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN],
  ['cls', 'CLS', ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? NaN],
  ['tbt', 'TBT, ms', ({ audits }) => audits['total-blocking-time']?.numericValue ?? NaN],
];

/** @param {string} id @param {string} title @returns {Column} */
function score(id, title) {
  return [id, title, ({ categories }) => Math.round((categories[id]?.score ?? NaN) * 100)];
}

/** @param {string} text JSON @returns {Report} @throws Error if the page could not be measured */
export function readReport(text) {
  const report = /** @type {Report} */ (JSON.parse(text));
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message ?? 'no result'}`);
  return report;
}
