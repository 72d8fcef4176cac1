import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../platform/http/app-type.ts';
import { foldersIn, testApp } from '../../../test/app.ts';
import { put, putHostedFiles, registryOf } from '../../../test/hosted-files.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { unreachableDatabase } from '../../../test/unreachable-database.ts';

const folder = tempFolder();
const folders = foldersIn(folder);
let app: App;

beforeAll(async () => {
  putHostedFiles(folders);
  app = await testApp(unreachableDatabase(), folder);
});
afterAll(() => app.close());

const linksOf = (body: string) => [...body.matchAll(/<li><a href="([^"]+)">/g)].map(([, href]) => href);

it('a visitor finds the licences of the shell, of its worker and of each listed release', async () => {
  put(join(folders.shell, 'licences.txt'), '## react - 19.0.0 (MIT)');
  put(join(folders.shell, 'licences-worker.txt'), '## idb - 8.0.0 (ISC)');
  put(join(folders.remotes, 'directory/1.0.0/licences.txt'), '## yup - 1.0.0 (MIT)');
  const { body, headers } = await app.inject('/licences.html');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const links = linksOf(body);
  expect(links).toEqual(['/licences.txt', '/licences-worker.txt', '/remotes/directory/1.0.0/licences.txt']);
  for (const href of links) {
    const file = await app.inject(String(href));
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(file.body).toMatch(/^## /);
  }
});

it('a release without a file is left out, and one on another origin is linked there', async () => {
  const { schema, microFrontends } = registryOf('/');
  const [entry] = microFrontends['@naija/directory'] ?? [];
  const elsewhere = { ...entry, metadata: { integrity: 'sha384-x', version: '1.0.1' } };
  const manifest = 'https://cdn.example/remotes/directory/1.0.1/release.json';
  const lists = {
    '@naija/directory': [{ ...elsewhere, extras: { ...entry?.extras, manifest } }],
    '@naija/old': [{ ...entry, extras: { ...entry?.extras, manifest: '/remotes/old/1.0.0/release.json' } }],
  };
  put(join(folders.remotes, 'directory/1.0.1/licences.txt'), '## yup - 1.0.0 (MIT)');
  put(join(folders.remotes, 'remotes.json'), JSON.stringify({ schema, microFrontends: lists }));
  const links = linksOf((await app.inject('/licences.html')).body);
  expect(links).toContain('https://cdn.example/remotes/directory/1.0.1/licences.txt');
  expect(links.filter((href) => href?.includes('/old/'))).toEqual([]);
});
