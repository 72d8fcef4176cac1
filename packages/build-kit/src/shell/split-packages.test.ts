import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { splitPackages } from './split-packages.ts';

/** A module of a package, with state that both of its users see. */
const PACKAGE = `import { join } from './join.js';
let count = 0;
const [START, STEP] = [10, 1];
export function counted() { return START + count; }
function add(times) { count += STEP * times; }
export { add as addTimes };
export const describe = (name) => join('for the second', name, counted());
describe.usual = 'nobody';
export class Counter { value() { return counted(); } }
export * from './join.js';
function unused() { return 'never wanted'; }
export { unused };
`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'naija-split-'));
  const folder = path.join(root, 'node_modules/counting');
  await mkdir(folder, { recursive: true });
  const files = {
    'node_modules/counting/package.json': JSON.stringify({
      name: 'counting',
      type: 'module',
      main: 'index.js',
    }),
    'node_modules/counting/index.js': PACKAGE,
    'node_modules/counting/join.js': `export const join = (...texts) => texts.join(' ');`,
    'first.js': `export { counted } from 'counting';`,
    'more.js': `export { addTimes, Counter, describe, join } from 'counting';`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
});
afterEach(() => rm(root, { recursive: true }));

async function built(): Promise<Rollup.OutputChunk[]> {
  const entry = path.join(root, 'first.js');
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [splitPackages(entry, { logLevel: 'silent' })],
    build: {
      minify: false,
      rollupOptions: {
        input: [entry, path.join(root, 'more.js')],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rollup.RollupOutput;
  return output.filter((file) => file.type === 'chunk');
}

interface First {
  counted: () => number;
}
interface More {
  addTimes: (times: number) => void;
  Counter: new () => { value: () => number };
  describe: ((name: string) => string) & { usual: string };
}

test('code of a package for later pages is not loaded with the first page', async () => {
  const chunks = await built();
  const codeOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.code ?? '';
  const first = chunks.find(({ fileName }) => fileName === 'first.js');
  const loaded = [codeOf('first.js'), ...(first?.imports ?? []).map(codeOf)].join('\n');
  expect(loaded).toContain('function counted');
  expect(loaded).not.toMatch(/for the second|class Counter|never wanted/);
  expect(codeOf('more.js')).toContain('for the second');
});

test('both parts of a package have the same state', async () => {
  await built();
  await writeFile(path.join(root, 'dist/package.json'), JSON.stringify({ type: 'module' }));
  const load = (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(path.join(root, 'dist', name)).href);
  const first = (await load('first.js')) as First;
  const more = (await load('more.js')) as More;
  more.addTimes(3);
  expect(first.counted()).toBe(13);
  expect(new more.Counter().value()).toBe(13);
  expect(more.describe(more.describe.usual)).toBe('for the second nobody 13');
});
