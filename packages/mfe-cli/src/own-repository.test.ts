import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './run.ts';

const EXAMPLE = path.join(import.meta.dirname, '../../../examples/saved-homes');

let scratch: string;
let kitRegistry: string | undefined;
beforeEach(async () => {
  kitRegistry = undefined;
  scratch = await mkdtemp(path.join(tmpdir(), 'naija-own-'));
});
afterEach(() => rm(scratch, { recursive: true }));

const nothing = () => Promise.resolve();

async function mfe(root: string, ...argv: string[]) {
  const said = { stdout: '', stderr: '' };
  const status = await run(argv, {
    stdout: (text) => (said.stdout += text),
    stderr: (text) => (said.stderr += text),
    stdin: Readable.from([]),
    env: {},
    program: 'npx mfe',
    root,
    cwd: root,
    build: nothing,
    typeErrors: () => Promise.resolve([]),
    install: nothing,
    kitRegistry: () => Promise.resolve(kitRegistry),
  });
  return { status, ...said };
}

/** A repository made by the command. */
async function made(...options: string[]): Promise<string> {
  const { status, stderr } = await mfe(scratch, 'init', 'saved-homes', ...options);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return path.join(scratch, 'saved-homes');
}

const read = (...place: string[]) => readFile(path.join(...place), 'utf8');

test('a team gets a repository with a page, and no placeholder left', async () => {
  const root = await made('--shell', 'https://agents.example', '--registry', 'https://npm.example');
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const texts = await Promise.all(files.map(({ parentPath, name }) => read(parentPath, name)));
  expect(texts.filter((text) => /__\w+__/.test(text))).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      '.gitignore',
      '.nvmrc',
      'eslint.config.js',
      'package.json',
      'pages.ts',
      'pcm.po',
      'renovate.json',
      'ship.yml',
    ]),
  );
  expect(await read(root, '.npmrc')).toBe('@naija:registry=https://npm.example\n');
  expect(await read(root, 'README.md')).toMatch(/^# Saved homes\n/);
});

test('a team never gets a package of the kit from a registry where its name may belong to someone else', async () => {
  const { publishConfig } = JSON.parse(await read(import.meta.dirname, '../package.json')) as {
    publishConfig: { registry: string };
  };
  expect(await read(await made(), '.npmrc')).toBe(`@naija:registry=${publishConfig.registry}\n`);
  await rm(path.join(scratch, 'saved-homes'), { recursive: true });
  kitRegistry = 'https://npm.company.example/';
  expect(await read(await made(), '.npmrc')).toBe('@naija:registry=https://npm.company.example/\n');
  await rm(path.join(scratch, 'saved-homes'), { recursive: true });
  expect(await read(await made('--registry', 'https://npm.example'), '.npmrc')).toBe(
    '@naija:registry=https://npm.example\n',
  );
});

/** Files of a repository, without those that its commands write. */
async function filesOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(path.relative(root, parentPath), name))
    .filter((file) => !/^(?:node_modules|dist|\.cache)\/|^package-lock\.json$/.test(file));
}

test('the example is what a team gets; "npx vitest run own-repository -u" updates it', async () => {
  const root = await made('--shell', 'http://localhost:3000', '--registry', 'http://localhost:4873');
  const files = await filesOf(root);
  expect((await filesOf(EXAMPLE)).filter((file) => !files.includes(file))).toEqual([]);
  for (const file of files) {
    // Releases of the kit do not change the example.
    const text = (await read(root, file)).replace(/("@naija\/[\w-]+": )"\^[^"]+"/g, '$1"*"');
    await expect(text, file).toMatchFileSnapshot(path.join(EXAMPLE, file));
  }
});

test('a team that wants a Storybook gets one with a story, and others none', async () => {
  const root = await made('--stories');
  const { scripts, devDependencies } = JSON.parse(await read(root, 'package.json')) as Record<
    string,
    Record<string, string>
  >;
  expect(scripts?.['storybook']).toContain('storybook dev');
  expect(devDependencies).toMatchObject({ storybook: expect.stringMatching(/^\^/) as string });
  expect(await read(root, '.storybook/main.ts')).toContain('../src/**/*.stories.tsx');
  expect(await read(root, 'src/features/start/StartPage.stories.tsx')).toContain('StartPage');
  await rm(root, { recursive: true });
  const without = await made();
  expect(await readdir(without)).not.toContain('.storybook');
  expect(await read(without, 'package.json')).not.toContain('storybook');
});

test('nothing in it leads out of its folder', async () => {
  const root = await made();
  expect(await read(root, 'tsconfig.json')).not.toContain('../');
  expect(await read(root, 'package.json')).not.toContain('../');
});

test('it names the versions of Node that the kit supports', async () => {
  const { engines } = JSON.parse(await read(import.meta.dirname, '../package.json')) as { engines: object };
  expect(JSON.parse(await read(await made(), 'package.json'))).toMatchObject({ engines });
});

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const ROOT = path.join(import.meta.dirname, '../../..');
const manifestOf = async (...place: string[]) =>
  JSON.parse(await read(ROOT, ...place, 'package.json')) as Manifest;

test('it gets the versions that the kit is tested with, as ranges, and one copy of React for all', async () => {
  const kit = await Promise.all(
    ['contracts', 'runtime', 'ui', 'build-kit'].map((name) => manifestOf('packages', name)),
  );
  const tested = Object.assign(
    {},
    ...kit.map(({ dependencies, peerDependencies }) => ({ ...dependencies, ...peerDependencies })),
  ) as Record<string, string>;
  const { dependencies, devDependencies } = JSON.parse(await read(await made(), 'package.json')) as Manifest;
  const used = Object.entries({ ...dependencies, ...devDependencies });
  expect(used.filter(([, range]) => !range.startsWith('^'))).toEqual([]);
  for (const [name, range] of used) {
    const installed = async () =>
      `^${((await manifestOf('node_modules', name)) as { version: string }).version}`;
    expect(range, name).toBe(tested[name] ?? (await installed()));
  }
});

test('"npx @naija/mfe init" installs only what writes files, and nothing that builds a remote', async () => {
  const needed = new Set(['@naija/mfe']);
  for (const name of needed) {
    if (!name.startsWith('@naija/')) continue;
    const { dependencies, peerDependencies, peerDependenciesMeta } = await manifestOf('node_modules', name);
    for (const other of Object.keys({ ...dependencies, ...peerDependencies }))
      if (peerDependenciesMeta?.[other]?.optional !== true) needed.add(other);
  }
  // Each further one makes the first command of a team slower.
  expect([...needed].sort()).toEqual([
    '@jridgewell/trace-mapping',
    '@naija/contracts',
    '@naija/file-lock',
    '@naija/mfe',
    '@naija/releases',
    'commander',
    'compare-versions',
    'tar-stream',
    'yup',
  ]);
});

test('it is checked and published against the site that was named first', async () => {
  const root = await made('--shell', 'http://127.0.0.1:9');
  const { status, stderr } = await mfe(root, 'status');
  expect(status).toBe(1);
  expect(stderr).toContain('http://127.0.0.1:9');
});

test('commands without a name are about the only remote', async () => {
  const root = await made();
  const { stderr } = await mfe(root, 'build', 'directory');
  expect(stderr).toContain('There is no remote directory here, only saved-homes');
});

test.each([
  [['Saved'], 'cannot be the name of a remote'],
  [['api'], 'means something else on the site'],
  [['saved-homes', '--shell', 'agents.example'], 'expected an address'],
])('init %j is refused with a message, and nothing is written', async (argv, text) => {
  const { status, stderr } = await mfe(scratch, 'init', ...argv);
  expect(status).toBe(1);
  expect(stderr).toContain(text);
  expect(await readdir(scratch)).toEqual([]);
});
