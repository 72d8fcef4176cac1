import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeErrors } from './build.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @type {string} */
let dir;

beforeEach(() => {
  mkdirSync(path.join(ROOT, '.cache/fixtures'), { recursive: true });
  dir = mkdtempSync(path.join(ROOT, '.cache/fixtures/types-'));
  writeFileSync(
    path.join(dir, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.base.json', compilerOptions: { types: [], noEmit: true } }),
  );
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

/** @param {string} source */
function errorsOf(source) {
  writeFileSync(path.join(dir, 'page.ts'), source);
  return typeErrors(path.relative(ROOT, dir));
}

test('a workspace without a type error has none', async () => {
  expect(await errorsOf('export const title: string = "a";')).toEqual([]);
});

test('each type error has its file, its line and its explanation', async () => {
  const errors = await errorsOf(
    'export const title: string = 1;\nexport const page: { title: string } = { title: 1 };\nexport const f: () => { a: string } = () => ({ a: 1 });',
  );
  expect(errors).toHaveLength(3);
  expect(errors[0]).toMatch(
    /page\.ts\(1,14\): error TS2322: Type 'number' is not assignable to type 'string'/,
  );
  expect(errors.every((error) => !/^\s/.test(error))).toBe(true);
});

test('a workspace that cannot be compiled at all has an error', async () => {
  rmSync(path.join(dir, 'tsconfig.json'));
  expect(await errorsOf('')).toEqual([expect.stringContaining('tsconfig.json')]);
});
