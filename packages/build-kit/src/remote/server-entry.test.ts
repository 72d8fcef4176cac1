import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureRemote, type FixtureRemote } from '../../test/fixture-remote.ts';

const FILES = {
  'src/pages.ts': `export const pages = [{ path: '/sample', page: () => import('./First.tsx') }];`,
  'src/First.tsx': `import picture from './picture.png?url&no-inline';
import { words } from './words.ts';
export const Later = () => import('./Later.tsx');
export default function First() { return <img src={picture} alt={words} />; }`,
  'src/Later.tsx': `import { words } from './words.ts';
if (globalThis.mustFail) throw new Error('not today');
globalThis.evaluated = words;
export default function Later() { return words; }`,
  'src/words.ts': `export const words = 'shared by two';`,
  'src/picture.png': 'no picture, but a file',
};

interface Page {
  default: () => { props: { src: string; alt: string } };
  Later: () => Promise<unknown>;
}
interface Loaded {
  required: string[];
  page: () => Promise<Page>;
}

let remote: FixtureRemote;
let code: string;
beforeAll(async () => {
  remote = await fixtureRemote(FILES);
  expect(await remote.build()).toEqual({ code: 0, output: '' });
  code = await readFile(path.join(remote.release, 'server.js'), 'utf8');
});
afterAll(() => remote.remove());

/** Runs the entry as the server does, with as much of the shared modules as the sample needs. */
function load(base: string): Loaded {
  const required: string[] = [];
  const jsx = (type: unknown, props: unknown) => ({ type, props });
  const shared: Record<string, unknown> = {
    'react/jsx-runtime': { jsx, jsxs: jsx },
    '@naija/runtime': { defineRemote: (_: string, [page]: readonly Loaded[]) => page },
  };
  const module = { exports: {} as { default?: Loaded } };
  const run = compileFunction(code, ['require', 'exports', 'module', 'releaseBase']) as (
    ...args: unknown[]
  ) => void;
  const require = (name: string) => {
    required.push(name);
    return shared[name];
  };
  run(require, module.exports, module, base);
  return { required, page: () => (module.exports.default as Loaded).page() };
}

test('the server loads a page of a release from one file, with what the shell shares', async () => {
  const { required, page } = load('/remotes/sample/1.2.3/');
  const { default: First } = await page();
  expect(First().props.alt).toBe('shared by two');
  expect([...new Set(required)].sort()).toEqual(['@naija/runtime', 'react/jsx-runtime']);
});

test('a file of the release has the address that it has in the browser', async () => {
  const { default: First } = await load('https://cdn.example/remotes/sample/1.2.3/').page();
  const { src } = First().props;
  const name = src.replace('https://cdn.example/remotes/sample/1.2.3/', '');
  expect(await readFile(path.join(remote.release, name), 'utf8')).toBe(FILES['src/picture.png']);
});

test('a part that throws as it is loaded throws again, and is whole once it does not', async () => {
  const page = await load('/').page();
  Object.assign(globalThis, { mustFail: true });
  try {
    await expect(page.Later()).rejects.toThrow('not today');
    await expect(page.Later()).rejects.toThrow('not today');
  } finally {
    Reflect.deleteProperty(globalThis, 'mustFail');
  }
  expect(await page.Later()).toHaveProperty('default');
  Reflect.deleteProperty(globalThis, 'evaluated');
});

test('lazy parts of a page do not run before they are rendered', async () => {
  const page = await load('/').page();
  expect(globalThis).not.toHaveProperty('evaluated');
  await page.Later();
  expect(globalThis).toHaveProperty('evaluated', 'shared by two');
  Reflect.deleteProperty(globalThis, 'evaluated');
});
