import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CheckReport } from './checks/check-remote.ts';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
});
afterEach(() => repository.remove());

async function checked(): Promise<Pick<CheckReport, 'findings' | 'rendered'>> {
  const { stdout } = await repository.mfe('check', 'sample', '--json');
  return JSON.parse(stdout) as CheckReport;
}

test('a team learns which pages the server can render', async () => {
  await repository.serverEntry(
    `exports.default = () => ({ html: '<h1>hello</h1>', head: '' });`,
    '/sample',
    '/sample/:id',
  );
  expect(await checked()).toMatchObject({ findings: [], rendered: ['/sample', '/sample/:id'] });
  expect((await repository.mfe('check', 'sample')).stdout).toContain('pages that the server renders: 2 of 2');
});

test('a page that needs the browser is named, with the place', async () => {
  await repository.serverEntry(
    `exports.default = function Root(location) { if (location === '/sample/1') window.scrollTo(0, 0); return { html: '', head: '' }; };`,
    '/sample',
    '/sample/:id',
  );
  expect(await checked()).toMatchObject({
    rendered: ['/sample'],
    findings: [
      {
        check: 'server',
        message: expect.stringMatching(
          /^\/sample\/:id cannot be rendered on the server: window is not defined, in .*Root.* \(server\.js:1:\d+\)$/,
        ) as string,
      },
    ],
  });
});

test('a page whose HTML is not whole is named', async () => {
  await repository.serverEntry(`exports.default = () => ({ html: '<p>hello', head: '' });`, '/sample');
  expect(await checked()).toMatchObject({
    rendered: [],
    findings: [{ message: '/sample cannot be rendered on the server: the HTML has an open element: p' }],
  });
});

test('a page with more inline styles than its policy can allow is named', async () => {
  const items = Array.from({ length: 41 }, (_, index) => `<p style="width:${String(index)}px"></p>`).join('');
  await repository.serverEntry(`exports.default = () => ({ html: '${items}', head: '' });`, '/sample');
  const [finding] = (await checked()).findings;
  expect(finding?.message).toContain('the HTML has more than 40 different inline styles; use classes');
});

test('a team whose page cannot be rendered is told where to read on', async () => {
  await repository.serverEntry('exports.default = () => window.name;', '/sample');
  const { status, stdout } = await repository.mfe('check', 'sample');
  expect(status).toBe(1);
  expect(stdout).toContain('docs/shipping.md, "Pages from the server"');
});

test.each([
  ['that throws while it is loaded', `document.title = 'hello';`, 'document is not defined'],
  ['that requires what no shell has', `require('node:fs');`, 'the server has no node:fs'],
  ['that makes code of strings', `Function('return this')();`, 'Code generation from strings disallowed'],
  ['that shares memory', `new SharedArrayBuffer(1);`, 'SharedArrayBuffer is not defined'],
  ['that reaches for Node', `process.exit(3);`, 'process is not defined'],
])('an entry %s is named', async (_, code, fault) => {
  await repository.serverEntry(code, '/sample');
  const { findings, rendered } = await checked();
  expect(rendered).toEqual([]);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining(`server.js cannot be rendered on the server: ${fault}`),
  ]);
});

test('a page that waits for data is not at fault', async () => {
  await repository.serverEntry(`exports.default = () => fetch('http://localhost/api/v1/agents');`, '/sample');
  expect(await checked()).toMatchObject({ findings: [], rendered: ['/sample'] });
});

test('without a built shell the team is told that the server was not tried', async () => {
  await repository.serverEntry(`exports.default = () => '';`, '/sample');
  await rm(path.join(repository.root, 'shell/dist-server'), { recursive: true });
  expect(await checked()).toMatchObject({ findings: [], rendered: null });
  expect((await repository.mfe('check', 'sample')).stdout).toContain('the server was not tried');
});
