import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { PROVENANCE_FILE, RELEASE_ARCHIVE, type SwitchResponse } from '@naija/contracts/http/releases';
import { REGISTRY_SCHEMA } from '@naija/contracts/remote/registry';
import { unpackRelease } from '@naija/releases';
import { fixtureRepository, PROVIDED, type FixtureRepository } from '../test/fixture-repository.ts';

interface CommandResult {
  status?: number;
  body: unknown;
}
type Calls = Record<string, (request: IncomingMessage) => CommandResult | Promise<CommandResult>>;

const SWITCHED: SwitchResponse = { remote: 'sample', current: '1.1.0', before: '1.0.0', trial: null };

let repository: FixtureRepository;
let server: Server;
let site: string;
/** Responses of the site, by method and path. */
let calls: Calls;

beforeEach(async () => {
  repository = await fixtureRepository();
  repository.env['MFE_PUBLISH_KEY'] = 'secret';
  calls = {
    'GET /remotes.json': () => ({ body: { schema: REGISTRY_SCHEMA, microFrontends: {} } }),
    'GET /shell.json': () => ({ body: PROVIDED }),
  };
  server = createServer((request, response) => {
    const answer = calls[`${request.method ?? ''} ${request.url ?? ''}`]?.(request);
    void Promise.resolve(answer ?? { status: 404, body: undefined }).then(({ status = 200, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await repository.remove();
});

test('a preview is sent with its label, and its address is that of the site', async () => {
  await repository.remote('sample', { version: '1.1.0' });
  const until = '2026-12-07T08:00:00.000Z';
  let key: string | undefined;
  calls['PUT /api/v1/releases/sample/previews/1.1.0?label=pr-12'] = async (request) => {
    key = request.headers.authorization;
    await buffer(request);
    return {
      status: 201,
      body: { remote: 'sample', version: '1.1.0', label: 'pr-12', until, added: true },
    };
  };
  const { stdout } = await repository.mfe('preview', '--label', 'pr-12', '--to', site, '--shell', site);
  expect([key, stdout]).toEqual([
    'Bearer secret',
    expect.stringMatching(
      new RegExp(
        `^✓ sample: 1\\.1\\.0 can be previewed until ${until}, by anyone with this address\n  ${site}/\\S*\\?remotes=sample@1\\.1\\.0\n$`,
      ),
    ),
  ]);
});

test('a release is sent whole, as an archive, with the key of its team', async () => {
  const received = await mkdtemp(path.join(tmpdir(), 'naija-received-'));
  try {
    await repository.remote('sample', { version: '1.1.0' });
    let headers: IncomingMessage['headers'] = {};
    calls['PUT /api/v1/releases/sample/1.1.0'] = async (request) => {
      ({ headers } = request);
      await unpackRelease(request, received);
      return { status: 201, body: { ...SWITCHED, added: true } };
    };
    const { status, stdout } = await repository.mfe('publish', 'sample', '--to', site, '--shell', site);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: '✓ sample: visitors get 1.1.0, before it was 1.0.0\n',
    });
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': RELEASE_ARCHIVE });
    expect((await readdir(received)).sort()).toEqual(['release.json', 'remoteEntry.js']);
  } finally {
    await rm(received, { recursive: true });
  }
});

test('source maps are stored after the release, which stays published if they cannot be stored', async () => {
  await repository.remote('sample', { version: '1.1.0' });
  const maps = path.join(repository.root, 'sample-mfe/dist/source-maps');
  await mkdir(maps);
  await writeFile(path.join(maps, 'remoteEntry.js.map'), '{}');
  calls['PUT /api/v1/releases/sample/1.1.0'] = async (request) => {
    await buffer(request);
    return { status: 201, body: { ...SWITCHED, added: true } };
  };
  const sent: Buffer[] = [];
  calls['PUT /api/v1/releases/sample/1.1.0/source-maps'] = async (request) => {
    sent.push(await buffer(request));
    return sent.length === 1 ? { body: {} } : { status: 503, body: { code: 'busy', message: 'Try again' } };
  };
  const publish = () => repository.mfe('publish', 'sample', '--to', site, '--shell', site);
  expect(await publish()).toMatchObject({ status: 0, stderr: '' });
  expect(sent[0]?.includes('remoteEntry.js.map')).toBe(true);
  const second = await publish();
  expect(second.status).toBe(0);
  expect(second.stderr).toContain('! Its source maps are not stored');
});

test('a new release can begin with a share of visitors', async () => {
  await repository.remote('sample', { version: '1.1.0' });
  const trial = { version: '1.1.0', percent: 10 };
  calls['PUT /api/v1/releases/sample/1.1.0?percent=10'] = async (request) => {
    await buffer(request);
    return { status: 201, body: { ...SWITCHED, trial, added: true } };
  };
  const { stdout } = await repository.mfe(
    ...['publish', 'sample', '--to', site, '--shell', site, '--percent', '10'],
  );
  expect(stdout).toContain('1.1.0 is a canary for 10 % of them');
});

test('a new release can be raised by the site, which refuses a share of its own beside it', async () => {
  await repository.remote('sample', { version: '1.1.0' });
  const trial = { version: '1.1.0', percent: 1 };
  calls['PUT /api/v1/releases/sample/1.1.0?auto=true'] = async (request) => {
    await buffer(request);
    return { status: 201, body: { ...SWITCHED, trial, added: true } };
  };
  const publish = ['publish', 'sample', '--to', site, '--shell', site, '--auto'];
  const { stdout } = await repository.mfe(...publish);
  expect(stdout).toContain('1.1.0 is a canary for 1 % of them\n  The server raises it by itself');
  expect((await repository.mfe(...publish, '--percent', '5')).status).toBe(2);
});

test('the provenance of a build is sent beside the release, and its source is shown', async () => {
  const received = await mkdtemp(path.join(tmpdir(), 'naija-received-'));
  const source = {
    ...{ repository: 'https://github.com/acme/sample', commit: '1a2b3c4d5e6f', ref: 'refs/heads/main' },
    workflow: '.github/workflows/ship.yml',
  };
  try {
    await repository.remote('sample', { version: '1.1.0' });
    calls['PUT /api/v1/releases/sample/1.1.0'] = async (request) => {
      await unpackRelease(request, received);
      return { status: 201, body: { ...SWITCHED, added: true, source } };
    };
    const bundle = path.join(repository.root, 'bundle.json');
    await writeFile(bundle, '{}');
    const publish = ['publish', 'sample', '--to', site, '--shell', site, '--provenance'];
    const { stdout } = await repository.mfe(...publish, bundle);
    expect(stdout).toContain('\n  Built from acme/sample@1a2b3c4 .github/workflows/ship.yml, as its');
    expect(await readFile(path.join(received, PROVENANCE_FILE), 'utf8')).toBe('{}');
    const absent = await repository.mfe(...publish, path.join(received, 'absent.json'));
    expect([absent.status, absent.stderr]).toEqual([
      1,
      expect.stringContaining('there is no file') as string,
    ]);
  } finally {
    await rm(received, { recursive: true });
  }
  const release = { version: '1.1.0', traffic: 100, default: true, since: null, source };
  const body: ReleasesStatus = { remotes: [{ remote: 'sample', releases: [release] }], audit: [] };
  calls['GET /api/v1/releases'] = () => ({ body });
  expect((await repository.mfe('status', '--to', site)).stdout).toMatch(
    /BUILT FROM\n.* acme\/sample@1a2b3c4 \.github\/workflows\/ship\.yml$/m,
  );
});

test('a team reads that its key expires soon, and when each of its keys was last used', async () => {
  await repository.remote('sample', { version: '1.1.0' });
  const keyExpiresAt = '2026-12-01T10:20:30.000Z';
  calls['PUT /api/v1/releases/sample/1.1.0'] = async (request) => {
    await buffer(request);
    return { status: 201, body: { ...SWITCHED, added: true, keyExpiresAt } };
  };
  const { stdout } = await repository.mfe('publish', 'sample', '--to', site, '--shell', site);
  expect(stdout).toContain('\n! This publish key expires on 2026-12-01 10:20 UTC. Please ask');
  const [createdAt, lastUsedAt] = ['2026-09-02T10:20:30.000Z', '2026-11-20T08:00:00.000Z'];
  const keys = [
    { id: '9f86d081', remote: 'sample', label: 'ci', createdAt, expiresAt: keyExpiresAt, lastUsedAt },
    {
      ...{ id: 'abababab', remote: 'sample', label: null },
      createdAt: null,
      expiresAt: null,
      lastUsedAt: null,
    },
  ];
  calls['GET /api/v1/releases'] = () => ({ body: { remotes: [], audit: [], keys } satisfies ReleasesStatus });
  const status = (await repository.mfe('status', '--to', site)).stdout;
  const rows = status.split('\n').map((line) => line.split(/ {2,}/));
  const ci = ['9f86d081', 'sample', 'ci', '2026-09-02 10:20', '2026-12-01 10:20', '2026-11-20 08:00'];
  expect(rows).toContainEqual(ci);
  expect(rows).toContainEqual(['abababab', 'sample', 'in the settings', '–', 'never', '–']);
});

test('an origin for the files is refused, not left out', async () => {
  await repository.remote('sample');
  const option = '--at=https://cdn.example';
  const { status, stderr } = await repository.mfe('publish', 'sample', '--to', site, option);
  expect(status).toBe(1);
  expect(stderr).toContain('goes with a folder');
});

test('a rollback and a canary are requests to the site, and print the releases that visitors get', async () => {
  const trial = { version: '1.2.0', percent: 10 };
  let asked = '';
  let named = '';
  calls['POST /api/v1/releases/sample/rollback'] = async (request) => {
    named = await text(request);
    return { body: { ...SWITCHED, rolledBack: '1.0.0' } };
  };
  calls['POST /api/v1/releases/sample/canary'] = async (request) => {
    asked = await text(request);
    return { body: { ...SWITCHED, trial } };
  };
  expect((await repository.mfe('rollback', 'sample', '--to', site)).status).toBe(0);
  expect(named).toBe('');
  await repository.mfe('rollback', 'sample', '--to', site, '--from', '1.0.0');
  expect(JSON.parse(named)).toEqual({ from: '1.0.0' });
  const { stdout } = await repository.mfe('canary', 'sample', '1.2.0', '10', '--to', site);
  expect(JSON.parse(asked)).toEqual(trial);
  expect(stdout).toContain('1.2.0 is a canary for 10 % of them');
});

test('a list can be resealed in a folder, not with the publish key of a team', async () => {
  const { status, stderr } = await repository.mfe('reseal', 'sample', '--to', site);
  expect(status).toBe(1);
  expect(stderr).toContain('Only a folder can be resealed');
});

test('failures that visitors reported are in the table', async () => {
  const release = { traffic: 90, default: true, since: '2026-05-01T10:20:30.000Z' };
  const body: ReleasesStatus = {
    remotes: [
      {
        remote: 'sample',
        releases: [
          { version: '1.1.0', ...release, failures: { import: 3, render: 1 } },
          { version: '1.2.0', traffic: 10, default: false, since: null, failures: {} },
        ],
      },
    ],
    audit: [],
  };
  calls['GET /api/v1/releases'] = () => ({ body });
  const { stdout } = await repository.mfe('status', '--to', site);
  const rows = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(rows[1]).toEqual(['sample', '1.1.0', '90 %', '2026-05-01 10:20', '–', 'import 3, render 1']);
  expect(rows[2]).toEqual(['sample', '1.2.0', '10 % canary', '–', '–', 'none']);
});

test('the status shows the page loads of each release, watched canaries and withdrawn ones', async () => {
  const figures = { loads: 1_234, failed: 0.0105, lcp: 1_687.5, inp: null, cls: 0.02 };
  const release = { version: '1.1.0', traffic: 99, default: true, since: null, figures };
  const withdrawn = [{ version: '1.2.0', figures: { ...figures, failed: 0.2 } }];
  const at = '2026-05-01T10:20:30.000Z';
  const body: ReleasesStatus = {
    remotes: [{ remote: 'sample', releases: [release], withdrawn }],
    canaries: [
      { remote: 'sample', version: '1.3.0', percent: 1, isAuto: true, since: at, loads: 60, nextLook: 120 },
    ],
    audit: [
      {
        ...{ at, who: 'server', action: 'rollback', remote: 'sample', from: '1.2.0', to: '1.1.0' },
        reason: '20.0 % of 60 page loads failed, 1.0 % with 1.1.0',
      },
    ],
  };
  calls['GET /api/v1/releases'] = () => ({ body });
  const { stdout } = await repository.mfe('status', '--to', site);
  const rows = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(rows).toContainEqual(['sample', '1.1.0', '1234', '1.05 %', '1688 ms', '–', '0.02']);
  expect(rows).toContainEqual(['sample', '1.2.0 (withdrawn)', '1234', '20.00 %', '1688 ms', '–', '0.02']);
  expect(rows).toContainEqual(['sample', '1.3.0', '1 %', '2026-05-01 10:20', '60', '120', 'the server']);
  expect(stdout).toContain(
    '2026-05-01 10:20 the server withdrew sample 1.2.0: 20.0 % of 60 page loads failed, 1.0 % with 1.1.0',
  );
});

test('the status shows a release that the server no longer renders, with the reason', async () => {
  const body: ReleasesStatus = {
    remotes: [],
    audit: [],
    renderers: [
      {
        ...{ remote: 'sample', version: '1.1.0', state: 'suspended', isolation: 'namespaces', memory: null },
        ...{ restarts: 2, rendered: 40, failed: 1, suspendedUntil: '2026-05-01T10:25:30.000Z' },
        lastFault: { at: '2026-05-01T10:20:30.000Z', reason: 'it used too much memory' },
      },
    ],
  };
  calls['GET /api/v1/releases'] = () => ({ body });
  const { stdout } = await repository.mfe('status', '--to', site);
  const [row] = stdout
    .split('\n')
    .slice(-2)
    .map((line) => line.split(/ {2,}/));
  const shown = ['sample', '1.1.0', 'suspended until 2026-05-01 10:25', '40', '1', '2', '–', 'namespaces'];
  expect(row).toEqual([...shown, '2026-05-01 10:20 it used too much memory']);
});

test('a refusal of the site is shown with its message', async () => {
  const message = 'This key publishes auth, not sample';
  calls['POST /api/v1/releases/sample/rollback'] = () => ({
    status: 403,
    body: { message, code: 'forbidden' },
  });
  const { status, stderr } = await repository.mfe('rollback', 'sample', '--to', site);
  expect(status).toBe(1);
  expect(stderr).toContain(`answered 403: ${message}`);
});

test('without a key nothing is sent, and the message names the setting', async () => {
  repository.env['MFE_PUBLISH_KEY'] = '';
  const { status, stderr } = await repository.mfe('rollback', 'sample', '--to', site);
  expect(status).toBe(1);
  expect(stderr).toContain('MFE_PUBLISH_KEY is not set');
});

test('the key is never sent over an unprotected line to another machine', async () => {
  const { status, stderr } = await repository.mfe('status', '--to', 'http://agents.example');
  expect(status).toBe(1);
  expect(stderr).toContain('use its https address');
});

test('a site that is down is named, with the reason', async () => {
  server.close();
  const { status, stderr } = await repository.mfe('status', '--to', site);
  expect(status).toBe(1);
  expect(stderr).toContain(`${site} does not answer: connect ECONNREFUSED`);
});

test('a site that accepts no releases is reported', async () => {
  const { stderr } = await repository.mfe('status', '--to', site);
  expect(stderr).toContain('it takes no releases');
});

test('--pages shows the figures of single pages', async () => {
  const figures = { loads: 1_234, failed: 0.0105, lcp: 1_687.5, inp: null, cls: 0.02 };
  const pages = [{ remote: 'sample', version: '1.1.0', page: '/sample/:id', figures }];
  calls['GET /api/v1/releases?pages=true'] = () => ({ body: { remotes: [], audit: [], pages } });
  const { stdout } = await repository.mfe('status', '--to', site, '--pages');
  expect(stdout).toMatch(/sample +1\.1\.0 +\/sample\/:id +1234 +1\.05 % +1688 ms +– +0\.02/);
});
