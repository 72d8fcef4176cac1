import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '@naija/tooling/workspaces';
import { sourceFiles } from './source-files.mjs';

const CACHE = path.join(ROOT, 'packages/tooling/.cache');

/** @type {string} */
let folder;

beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(path.join(CACHE, 'source-files-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a program compiled into a cache is not a source, so the drawn architecture is the same before and after the bench', () => {
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, 'export {};\n');
  expect(sourceFiles()).toContain('packages/lint/src/source-files.mjs');
  expect(sourceFiles()).not.toContain(path.relative(ROOT, program));
});
