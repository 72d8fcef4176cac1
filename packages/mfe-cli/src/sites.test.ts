import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REGISTRY_SCHEMA } from '@naija/contracts/remote/registry';
import { fixtureRepository, PROVIDED, type FixtureRepository } from '../test/fixture-repository.ts';

interface Site {
  server: Server;
  address: string;
  /** Keys that were sent. */
  keys: (string | undefined)[];
  registry: unknown;
}

let repository: FixtureRepository;
let staging: Site;
let production: Site;

async function site(): Promise<Site> {
  const made: Omit<Site, 'server' | 'address'> = {
    keys: [],
    registry: { schema: REGISTRY_SCHEMA, microFrontends: {} },
  };
  const server = createServer((request, response) => {
    request.resume();
    const { url = '', headers } = request;
    if (url.startsWith('/api/')) made.keys.push(headers.authorization);
    const answers: Record<string, unknown> = {
      '/remotes.json': made.registry,
      '/shell.json': PROVIDED,
      '/api/v1/releases': { remotes: [], audit: [] },
    };
    const published = { remote: 'sample', current: '1.0.0', before: null, trial: null, added: true };
    request.once('end', () => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answers[url] ?? published));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return Object.assign(made, { server, address });
}

const name = (mfe: object) => writeFile(path.join(repository.root, 'package.json'), JSON.stringify({ mfe }));

beforeEach(async () => {
  [repository, staging, production] = await Promise.all([fixtureRepository(), site(), site()]);
  await name({ sites: { staging: staging.address, production: production.address } });
});
afterEach(async () => {
  for (const { server } of [staging, production]) {
    server.closeAllConnections();
    server.close();
  }
  await repository.remove();
});

test('a site is named instead of its address, with a key of its own or the common one', async () => {
  Object.assign(repository.env, { MFE_PUBLISH_KEY: 'common', MFE_PUBLISH_KEY_STAGING: 'own' });
  for (const place of ['staging', staging.address, 'production'])
    expect(await repository.mfe('status', '--to', place)).toMatchObject({ status: 0, stderr: '' });
  expect([staging.keys, production.keys]).toEqual([['Bearer own', 'Bearer own'], ['Bearer common']]);
});

test('commands without a place are about the site that "shell" names', async () => {
  await name({ shell: 'production', sites: { production: production.address } });
  repository.env['MFE_PUBLISH_KEY'] = 'common';
  await repository.mfe('status');
  expect(production.keys).toEqual(['Bearer common']);
});

test.each([
  ['status', '--to', 'prod'],
  ['verify', 'prod'],
  ['reseal', 'sample', '--to', 'prod'],
  ['check', 'sample', '--shell', 'prod'],
  ['dev', 'sample', '--shell', 'prod'],
  ['retire', 'sample', '--to', 'prod'],
])('a name that no site has is refused with those that there are (%s)', async (...argv) => {
  await repository.remote('sample');
  const { status, stderr } = await repository.mfe(...argv);
  expect([status, stderr]).toEqual([
    2,
    '✗ package.json names no site prod, only staging, production. A folder is written ./prod\n',
  ]);
});

test('a site without an address is refused with the configured value', async () => {
  await name({ sites: { staging: 'staging.example' } });
  const { stderr } = await repository.mfe('status', '--to', 'staging');
  expect(stderr).toContain('The site staging in package.json has no address');
});

test('a folder by the name of a site is written with a dot', async () => {
  expect((await repository.mfe('status', '--to', './staging')).stdout).toBe(
    'No remote has been published here.\n',
  );
});

test('publishing reports if the same bytes are on the other sites', async () => {
  repository.env['MFE_PUBLISH_KEY'] = 'common';
  await repository.remote('sample');
  const publish = async () => (await repository.mfe('publish', 'sample', '--to', 'production')).stdout;
  expect(await publish()).toContain('\n  staging does not list this release\n');
  await repository.mfe('publish', 'sample', '--to', './served');
  staging.registry = JSON.parse(await readFile(path.join(repository.root, 'served/remotes.json'), 'utf8'));
  expect(await publish()).toContain('\n  The same bytes are on staging\n');
  staging.server.close();
  staging.server.closeAllConnections();
  expect(await publish()).toContain('It is not known if it is on staging');
});

test.each(['abc', '70000', '-1', '1e3'])('mfe dev --port %s is refused with a message', async (port) => {
  await repository.remote('sample');
  const { status, stderr } = await repository.mfe('dev', 'sample', '--shell', 'staging', `--port=${port}`);
  expect(status).toBe(2);
  expect(stderr).toContain('It is a whole number from 0 to 65535');
});
