import { expect, test } from 'vitest';
import { circles } from './circles.mjs';
import { importsOf } from './imports.mjs';

/** @param {Record<string, string>} sources by file */
const circlesOf = (sources) => circles(importsOf(Object.keys(sources), (file) => sources[file] ?? ''));

test('imports that go one way are not a circle', () => {
  const found = circlesOf({
    'shell/src/a.ts': `import './b/c.ts'; import './d.ts';`,
    'shell/src/b/c.ts': `import '../d.ts';`,
    'shell/src/d.ts': `import 'react';`,
  });
  expect(found).toEqual([]);
});

test('two folders that import each other are a circle, though their files are none', () => {
  const [found] = circlesOf({
    'shell/src/a/one.ts': `import '../b/two.ts';`,
    'shell/src/b/two.ts': '',
    'shell/src/b/three.ts': `import '../a/four.ts';`,
    'shell/src/a/four.ts': '',
  });
  expect(found).toMatchObject({ folder: 'shell/src', members: ['a', 'b'] });
  expect(found?.imports).toContainEqual({ from: 'shell/src/b/three.ts', to: 'shell/src/a/four.ts' });
});

test.each([
  `import type { A } from './b.ts';`,
  `export { A } from './b.ts';`,
  `const a = await import('./b.ts');`,
  `type A = import('./b.ts').A;`,
])('%j closes a circle of two files', (source) => {
  expect(circlesOf({ 'shell/src/a.ts': source, 'shell/src/b.ts': `import './a.ts';` })).toMatchObject([
    { folder: 'shell/src', members: ['a.ts', 'b.ts'] },
  ]);
});

test('a circle of three is found once, and what hangs on it is not part of it', () => {
  const found = circlesOf({
    'shell/src/a.ts': `import './b.ts';`,
    'shell/src/b.ts': `import './c.ts';`,
    'shell/src/c.ts': `import './a.ts'; import './d.ts';`,
    'shell/src/d.ts': '',
    'shell/src/e.ts': `import './a.ts';`,
  });
  expect(found.map(({ members }) => members)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
});

test('an import by the name of a workspace leads to the file that it exports', () => {
  const from = 'shell/src/a.ts';
  const to = 'packages/contracts/src/domain/limits.ts';
  /** @type {Record<string, string>} */
  const sources = { [from]: `import { X } from '@naija/contracts/domain/limits';`, [to]: '' };
  expect(importsOf([from, to], (file) => sources[file] ?? '')).toEqual([{ from, to }]);
});
