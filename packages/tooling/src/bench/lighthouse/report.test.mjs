import { expect, test } from 'vitest';
import { COLUMNS, readReport } from './report.mjs';

test('scores are out of 100, times in milliseconds', () => {
  const report = readReport(
    JSON.stringify({
      categories: {
        performance: { score: 0.99 },
        accessibility: { score: 1 },
        'best-practices': { score: 1 },
        seo: { score: 0.92 },
      },
      audits: {
        'largest-contentful-paint': { numericValue: 1595.2 },
        'cumulative-layout-shift': { numericValue: 0.01 },
        'total-blocking-time': { numericValue: 32 },
      },
    }),
  );
  expect(COLUMNS.map(([id, , read]) => [id, read(report)])).toEqual([
    ['performance', 99],
    ['accessibility', 100],
    ['best-practices', 100],
    ['seo', 92],
    ['lcp', 1595.2],
    ['cls', 0.01],
    ['tbt', 32],
  ]);
});

test('a page that Lighthouse could not load is not a page with bad scores', () => {
  const text = JSON.stringify({ categories: {}, audits: {}, runtimeError: { message: 'NO_FCP' } });
  expect(() => readReport(text)).toThrow('Lighthouse: NO_FCP');
});
