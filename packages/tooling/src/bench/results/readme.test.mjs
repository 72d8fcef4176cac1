import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { README_FILE, visitorTable, withVisitorTable } from './readme.mjs';
import { readResults } from './results.mjs';

test('the README says what was measured last', () => {
  const document = readFileSync(README_FILE, 'utf8');
  expect(withVisitorTable(document, readResults())).toBe(document);
});

test('a row has list and profile side by side, and a dash for what was not measured', () => {
  const values = (/** @type {number} */ median) => ({ ours: { median, min: median, max: median } });
  const figures = {
    'browser.list.cold.content': { title: 'List', values: values(562.4) },
    'browser.profile.cold.content': { title: 'Profile', values: values(500) },
  };
  const machine = { cores: 2, memoryGb: 24, node: 'v20', browser: 'Chromium 147' };
  const [head, , ours] = visitorTable({
    browser: { date: '2026-11-23T10:00', commit: '0f1e2d3c4b5a', machine, form: 'whole', figures },
  })
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = head?.indexOf('can be read, ms') ?? -1;
  expect(ours?.[column]).toBe('562 / 500');
  expect(ours?.[column + 1]).toBe('-');
});

test('a README without a place for the table is a fault', () => {
  expect(() => withVisitorTable('# Title', {})).toThrow('lacks');
});
