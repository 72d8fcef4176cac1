import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { REGISTRY_SCHEMA } from '@naija/contracts/remote/registry';
import { transform } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, PROVIDED, type FixtureRepository } from '../test/fixture-repository.ts';

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

test('a trace that controls the terminal is printed without what controls it', async () => {
  const { lines } = await stack(['\u001b]0;owned\u0007\u009b31m\u202eError', ...chrome()]);
  expect(lines[0]).toBe(' ]0;owned  31m Error');
  expect(lines).toContain(FIRST);
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

test('the status shows the last failures with count, message and translated stack, and nothing that controls a terminal', async () => {
  const failure = {
    ...{ remote: 'sample', version: '1.0.0', kind: 'render', count: 12 },
    lastAt: '2026-11-27T10:12:13.000Z',
    message: 'x is\u001b]0;owned\u0007 not\u202e a function',
    stack: `    at n (/remotes/sample/1.0.0/remoteEntry.js:${positions[0] ?? ''})`,
  };
  const unknown = { ...failure, version: '0.9.0', count: 1, stack: failure.stack.replace('1.0.0', '0.9.0') };
  const body = { remotes: [], audit: [], recentFailures: [failure, unknown, { ...failure, stack: '' }] };
  const server = createServer((request, response) => {
    const isStatus = request.url === '/api/v1/releases';
    const registry = { schema: REGISTRY_SCHEMA, microFrontends: {} };
    const json = isStatus ? body : request.url === '/shell.json' ? PROVIDED : registry;
    const isFound = !request.url?.includes('/source-maps');
    response
      .writeHead(isFound ? 200 : 404)
      .end(JSON.stringify(isFound ? json : { code: 'not_found', message: 'No source maps are stored here' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    repository.env['MFE_PUBLISH_KEY'] = 'secret';
    const site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const { stdout, stderr } = await repository.mfe('status', '--to', site);
    expect(stdout.slice(stdout.indexOf('LAST')).trimEnd().split('\n')).toEqual([
      'LAST FAILURES (7 DAYS), AS BROWSERS REPORTED THEM',
      'sample 1.0.0 render, 12 times, last at 2026-11-27 10:12 UTC: x is ]0;owned  not  a function',
      '    at n (src/HomePage.tsx:2:23)',
      'sample 0.9.0 render, once, last at 2026-11-27 10:12 UTC: x is ]0;owned  not  a function',
      unknown.stack,
      'sample 1.0.0 render, 12 times, last at 2026-11-27 10:12 UTC: x is ]0;owned  not  a function',
    ]);
    expect(stderr).toContain('! /api/v1/releases/sample/0.9.0/source-maps');
    expect(stderr).toContain('No source maps are stored here');
    const { stdout: json } = await repository.mfe('status', '--to', site, '--json');
    expect(json).not.toMatch(/[\u001b\u009b\u202e]/);
    expect(JSON.parse(json)).toMatchObject({
      recentFailures: [{ stack: '    at n (src/HomePage.tsx:2:23)' }, {}, {}],
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
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
