import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runtimeExports } from './runtime-names.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'naija-exports-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function exportsOf(source: string): Promise<string[]> {
  const file = path.join(dir, 'index.ts');
  await writeFile(file, source);
  return runtimeExports(file);
}

test('names that exist only as types do not count as exports of the runtime', async () => {
  const source = `import './side.ts';
export { Link, default as styled } from 'somewhere';
export { a, type B } from './own.ts';
export type { C } from './own.ts';`;
  expect(await exportsOf(source)).toEqual(['Link', 'a', 'styled']);
});

test('a runtime that re-exports all of a package is refused, because its use could not be checked', async () => {
  await expect(exportsOf(`export * from 'react-router-dom';`)).rejects.toThrow('export *');
});
