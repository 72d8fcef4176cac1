import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';
import { isStale, markFresh } from './stale.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @type {string} */
let dir;
/** @type {import('./steps.mjs').BuildStep} */
let step;

beforeEach(() => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  dir = path.relative(ROOT, mkdtempSync(path.join(ROOT, '.cache/stale-')));
  mkdirSync(path.join(ROOT, dir, 'src'));
  step = { name: path.basename(dir), inputs: [`${dir}/src`], output: `${dir}/made`, run: succeed };
  write('src/a.ts', 'one');
  write('made', '');
  markFresh(step, fingerprint(step.inputs));
});

afterEach(() => {
  rmSync(path.join(ROOT, dir), { recursive: true });
  rmSync(path.join(ROOT, '.cache/build', path.basename(dir)), { force: true });
});

const succeed = () => Promise.resolve({ code: 0, output: '' });

/** @param {string} name @param {string} content */
function write(name, content) {
  writeFileSync(path.join(ROOT, dir, name), content);
}

test('what was built from these very sources is not built again', () => {
  expect(isStale(step)).toBe(false);
});

test('touching a file without changing it builds nothing', () => {
  write('src/a.ts', 'one');
  expect(isStale(step)).toBe(false);
});

test('a changed source is built', () => {
  write('src/a.ts', 'two');
  expect(isStale(step)).toBe(true);
});

test('a new source is built', () => {
  write('src/b.ts', '');
  expect(isStale(step)).toBe(true);
});

test('a changed test builds nothing', () => {
  write('src/a.test.ts', 'test');
  expect(isStale(step)).toBe(false);
});

test('a missing output is built', () => {
  rmSync(path.join(ROOT, dir, 'made'));
  expect(isStale(step)).toBe(true);
});
