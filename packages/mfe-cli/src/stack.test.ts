import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

/** Throws in line 2, called in line 5. */
const SOURCE = `function priceOfHouse(house: { price?: { naira: number } }) {
  return house.price!.naira;
}
function showHouse(house: object) {
  return priceOfHouse(house) + 1;
}
const page = (house: object) => showHouse(house) * 2;
window.page = page;
`;
let repository: FixtureRepository;
/** Line and column of each frame in the script, the innermost first. */
let positions: string[];

beforeEach(async () => {
  repository = await fixtureRepository();
  const options = { loader: 'ts', format: 'iife', sourcefile: 'src/HomePage.tsx', keepNames: false } as const;
  const { code, map } = await transform(SOURCE, {
    ...options,
    minifyIdentifiers: true,
    minifyWhitespace: true,
    sourcemap: 'external',
    sourcesContent: false,
  });
  positions = positionsOf(code);
  await repository.remote('sample', {}, { 'remoteEntry.js': code });
  const maps = path.join(repository.root, 'sample-mfe/dist/source-maps');
  await mkdir(maps, { recursive: true });
  await writeFile(path.join(maps, 'remoteEntry.js.map'), map);
});
afterEach(() => repository.remove());

/** Positions that browsers report for each function: that of the expression it reads or calls. */
function positionsOf(code: string): string[] {
  const places = [
    code.indexOf('naira'),
    code.lastIndexOf('return') + 'return '.length,
    code.lastIndexOf('=>') + '=>'.length,
  ];
  return places.map((column) => `1:${String(column + 1)}`);
}

const ADDRESS = 'https://agents.example/remotes/sample/1.0.0/remoteEntry.js';
const SHELL = 'https://agents.example/assets/index-x.js:1:2';
const chrome = () => [
  "TypeError: Cannot read properties of undefined (reading 'naira')",
  `    at n (${ADDRESS}:${positions[0] ?? ''})`,
  `    at async t (${ADDRESS}:${positions[1] ?? ''})`,
  `    at ${ADDRESS}:${positions[2] ?? ''}`,
  `    at Array.map (<anonymous>)`,
  `    at qe (${SHELL})`,
];
const firefox = () => [
  `n@${ADDRESS}:${positions[0] ?? ''}`,
  `async*t@${ADDRESS}:${positions[1] ?? ''}`,
  `@${ADDRESS}:${positions[2] ?? ''}`,
  `qe@${SHELL}`,
];
const safari = () => [
  `n@${ADDRESS}:${positions[0] ?? ''}`,
  `${ADDRESS}:${positions[1] ?? ''}`,
  '[native code]',
];

async function stack(trace: readonly string[], ...options: string[]) {
  repository.input.lines = trace.map((line) => `${line}\n`);
  const { status, stdout, stderr } = await repository.mfe('stack', 'sample', ...options);
  return { status, stderr, lines: stdout.trimEnd().split('\n') };
}

const FIRST = '    at priceOfHouse (src/HomePage.tsx:2:23)';
const SECOND = '    at showHouse (src/HomePage.tsx:5:10)';
const THIRD = '    at src/HomePage.tsx:7:33';

test('a trace of Chrome gets sources and names, and other lines stay', async () => {
  const { status, lines } = await stack(chrome());
  expect(status).toBe(0);
  const [message, , , , native, shell] = chrome();
  expect(lines).toEqual([message, FIRST, SECOND, THIRD, native, shell]);
});

test('a trace of Firefox gets sources and names', async () => {
  expect((await stack(firefox(), '-')).lines).toEqual([FIRST, SECOND, THIRD, `qe@${SHELL}`]);
});

test('a trace of Safari gets sources and names, from a file', async () => {
  await writeFile(path.join(repository.root, 'trace.txt'), safari().join('\n'));
  const { lines } = await stack([], 'trace.txt');
  expect(lines).toEqual([FIRST, '    at src/HomePage.tsx:5:10', '[native code]']);
});

test('source maps of a release that is not the last build come from where it was published', async () => {
  expect((await repository.mfe('publish', 'sample')).status).toBe(0);
  await rm(path.join(repository.root, 'sample-mfe/dist'), { recursive: true });
  expect((await stack(chrome())).lines).toContain(FIRST);
});

test('a trace without versions is of the release that is named', async () => {
  const trace = [`n@remoteEntry.js:${positions[0] ?? ''}`];
  const { status, stderr } = await stack(trace);
  expect([status, stderr]).toEqual([
    1,
    '✗ The trace does not contain the version of sample: name it with --version\n',
  ]);
  expect((await stack(trace, '--version', '1.0.0')).lines).toEqual(['    at n (src/HomePage.tsx:2:23)']);
});

test.each([
  [['no trace at all'], 'No line names a script of sample'],
  [['f@https://agents.example/remotes/other/1.0.0/x.js:1:2'], 'No line names a script of sample'],
  [
    ['f@https://agents.example/remotes/sample/2.0.0/x.js:1:2'],
    'No source maps of sample 2.0.0 are stored here',
  ],
  [
    ['f@https://agents.example/remotes/sample/../../../../etc/passwd:1:2'],
    'No source maps of sample .. are stored here',
  ],
  [['x'.repeat(100_001)], 'A trace may have 100 kB'],
])('%j is refused with a message', async (trace, message) => {
  const { status, stderr } = await stack(trace);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

test('a trace of many colons is read at once', async () => {
  const started = process.cpuUsage();
  await stack([`${':1'.repeat(900)}\n`.repeat(50), 'https://'.repeat(12_000)]);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500);
});
