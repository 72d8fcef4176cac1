import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults, writeResults } from './results.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'naija-results-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** @param {number} median @returns {import('./results.mjs').GroupResult} */
const resultOf = (median) => ({
  date: '2026-11-23',
  commit: '0f1e2d3c4b5a',
  machine: { cores: 2, memoryGb: 24, node: 'v20', browser: '147' },
  form: 'whole',
  figures: { 'list.content': { title: 'List', values: { ours: { median, min: median, max: median } } } },
});

test('a group that is measured by itself leaves the figures of the others', () => {
  const file = path.join(folder, 'results.json');
  writeResults({ weight: resultOf(1), browser: resultOf(2) }, file);
  writeResults({ browser: resultOf(3) }, file);
  expect(readResults(file)).toEqual({ weight: resultOf(1), browser: resultOf(3) });
});

test('digits that change in every run are left out', () => {
  const file = path.join(folder, 'results.json');
  writeResults({ weight: resultOf(1234.5678) }, file);
  expect(readResults(file)).toEqual({ weight: resultOf(1235) });
});

test('nothing measured yet is not a fault', () => {
  expect(readResults(path.join(folder, 'results.json'))).toEqual({});
});
