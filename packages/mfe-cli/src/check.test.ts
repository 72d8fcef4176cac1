import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CheckReport } from './checks/check-remote.ts';
import { fixtureRepository, PROVIDED, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
});
afterEach(() => repository.remove());

async function checked(...options: string[]): Promise<CheckReport & { status: number }> {
  const { status, stdout } = await repository.mfe('check', 'sample', '--json', ...options);
  return { status, ...(JSON.parse(stdout) as CheckReport) };
}

/** Writes a description of a shell into the repository. */
async function shell(file: string, described: unknown): Promise<void> {
  await writeFile(path.join(repository.root, file), JSON.stringify(described));
}

/** Incompressible code. */
const noise = (bytes: number) => `// ${randomBytes(bytes).toString('base64')}`;

test('a sound remote can be shipped, and its team sees the size of its pages', async () => {
  await repository.remote('sample');
  const { status, passed, findings, routes } = await checked();
  expect({ status, passed, findings }).toEqual({ status: 0, passed: true, findings: [] });
  expect(routes).toEqual([{ path: '/sample', bytes: expect.any(Number) as number, budget: 60_000 }]);
});

test('all problems are listed at once', async () => {
  await repository.remote('other');
  await repository.remote(
    'sample',
    {
      contract: 2,
      requires: { react: '^20.0.0', 'react-dom': '^19.0.0' },
      uses: { '@naija/runtime': ['useOutletContext'] },
      routes: [{ path: '/other', js: ['remoteEntry.js'], css: [] }],
    },
    { 'remoteEntry.js': `navigator.serviceWorker.register('/mine.js');${noise(90_000)}` },
  );
  const { status, findings } = await checked();
  const said = findings.map(({ check, message }) => `${check}: ${message}`).join('\n');
  expect(status).toBe(1);
  for (const text of [
    'shell: does not fit the shell built here: contract 2, shell has 1',
    'shell: does not fit the shell built here: react needs ^20.0.0, shell has 19.3.1',
    'shell: does not fit the shell built here: @naija/runtime has no export useOutletContext',
    'routes: claims /other, which other owns',
  ])
    expect(said).toContain(text);
  expect(said).toMatch(/budget: \/other loads \d+ bytes at first/);
  expect(said).toMatch(/files: .*service worker/i);
  expect(said).toMatch(/files: .*@naija\/runtime/);
});

test('problems that a site would refuse are listed before anything is sent', async () => {
  const page = (path: string) => ({ path, js: ['remoteEntry.js'], css: [] });
  await repository.remote('other', { routes: [page('/location/:city')] });
  await repository.remote('sample', {
    requires: { react: 'banana', 'react-dom': '^19.0.0', '@naija/runtime': '^1.0.0' },
    uses: { constructor: ['x'] },
    routes: [page('/location/lagos'), page('/api/x'), page('/sample/')],
  });
  const { status, findings } = await checked();
  const said = findings.map(({ check, message }) => `${check}: ${message}`).join('\n');
  expect(status).toBe(1);
  for (const text of [
    'files: react needs "banana", which is not a range of versions',
    'files: "constructor" is not shared',
    'files: the page "/api/x" begins with what the site itself answers',
    'files: the page "/sample/" ends with a slash',
    'shell: does not fit the shell built here: react needs banana, shell has 19.3.1',
    'routes: claims /location/lagos, which overlaps /location/:city, which other owns',
  ])
    expect(said).toContain(text);
});

test('a remote that fits the shell built here but not the one named with --shell is refused', async () => {
  await shell('deployed.json', { ...PROVIDED, exports: { '@naija/runtime': [] } });
  await repository.remote('sample');
  expect((await checked('--shell', 'deployed.json')).findings).toEqual([
    {
      check: 'shell',
      message: 'does not fit the shell of deployed.json: @naija/runtime has no export defineRemote',
    },
  ]);
});

test('problems that only visitors would notice are listed: a missing design token, a renamed field', async () => {
  const call = 'GET /api/v1/user/:id';
  await shell('shell/dist/shell.json', {
    ...PROVIDED,
    tokens: ['--color-ink'],
    calls: { [call]: { 'data.fee': 'number' } },
  });
  await repository.remote('sample', {
    tokens: ['--color-ink', '--color-onBrand'],
    calls: { [call]: { 'data.inspectionFee': 'number' } },
  });
  expect((await checked()).findings.map(({ message }) => message)).toEqual([
    'does not fit the shell built here: the design token --color-onBrand is not set by the shell, so that what uses it has no value',
    `does not fit the shell built here: the answer to ${call} has no field data.inspectionFee`,
  ]);
});

test('without a built shell the team is told what to do', async () => {
  await rm(path.join(repository.root, 'shell/dist'), { recursive: true });
  await repository.remote('sample');
  const { status, stderr } = await repository.mfe('check', 'sample');
  expect(status).toBe(1);
  expect(stderr).toContain('run "npm run build"');
});

test('a file that describes no shell is named, with what is wrong in it', async () => {
  await shell('deployed.json', { contract: 1 });
  await repository.remote('sample');
  const { status, stderr } = await repository.mfe('check', 'sample', '--shell', 'deployed.json');
  expect(status).toBe(1);
  expect(stderr).toContain('deployed.json does not describe a shell: shell.versions');
});

async function budget(route: unknown): Promise<void> {
  const file = path.join(repository.root, 'sample-mfe/package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...manifest, mfe: { budget: { route } } }));
}

test('a team sets its own budget, and learns how far a page is over it', async () => {
  await repository.remote('sample', {}, { 'remoteEntry.js': noise(3_000) });
  await budget(1_000);
  const { findings, routes } = await checked();
  const over = (routes[0]?.bytes ?? 0) - 1_000;
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain(`${String(over)} over its budget of 1000`);
});

test('a budget that is not a number of bytes is refused with a message', async () => {
  await repository.remote('sample');
  await budget('60 kB');
  const { status, stderr } = await repository.mfe('check', 'sample');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '✗ package.json: mfe.budget.route is not a whole number\n',
  });
});
