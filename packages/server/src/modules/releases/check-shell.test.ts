import type { Registry } from '@naija/contracts/remote/registry';
import type { Release } from '@naija/contracts/remote/release';
import { integrityOf } from '@naija/releases';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE, put, registryOf } from '../../../test/hosted-files.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { StartError } from '../../start-error.ts';
import { checkShellCompatibility } from './check-shell.ts';

const folder = tempFolder();
const FITTING = { contract: 1, versions: {}, exports: {} };
let settings: Parameters<typeof checkShellCompatibility>[0];
let said: string[];

beforeEach(() => {
  const own = mkdtempSync(join(folder, 'site-'));
  settings = {
    mode: 'production',
    shellDir: join(own, 'shell'),
    remotesDir: join(own, 'remotes'),
    allowIncompatibleRemotes: false,
  };
  said = [];
  put(join(settings.shellDir, 'index.html'), PAGE);
  describeShell(FITTING);
});

function describeShell(shell: unknown): void {
  put(join(settings.shellDir, 'shell.json'), JSON.stringify(shell));
}

function list(registry: unknown = registryOf('/')): void {
  put(join(settings.remotesDir, 'remotes.json'), JSON.stringify(registry));
}

/** A registry with a release that has a release.json. */
function listed(needs: Partial<Release> = {}): Registry {
  const registry = registryOf('/');
  for (const { url, metadata, extras } of Object.values(registry.microFrontends).flat()) {
    const { contract, requires, uses } = extras;
    const release = { name: 'directory', version: '1.0.0', entry: url, assets: [], routes: [] };
    const manifest = JSON.stringify({ ...release, contract, requires, uses, ...needs });
    put(join(settings.remotesDir, 'directory/1.0.0/release.json'), manifest);
    metadata.integrity = integrityOf(manifest);
  }
  return registry;
}

const check = (changes: Partial<typeof settings> = {}) =>
  checkShellCompatibility(
    { ...settings, ...changes },
    {
      info: (line: string) => said.push(`info: ${line}`),
      warn: (line: string) => said.push(`warn: ${line}`),
    },
  );

describe('a shell that the listed releases fit', () => {
  it('starts without a message', async () => {
    list(listed());
    await check();
    expect(said).toEqual([]);
  });

  it('starts with a warning if a release lacks a design token or a field, which visitors would see', async () => {
    list(listed({ tokens: ['--color-gone'], calls: { 'GET /api/v1/user': { total: 'number' } } }));
    describeShell({ ...FITTING, tokens: [], calls: { 'GET /api/v1/user': {} } });
    await check();
    expect(said).toEqual([
      expect.stringMatching(
        /^warn: directory 1\.0\.0 does not fit this shell: the design token --color-gone .*; the answer to .* has no field total$/,
      ),
    ]);
  });
});

describe('a shell that no listed release of a remote fits', () => {
  const UNFIT =
    'directory: visitors would get a failure in its place, for 1.0.0 and what is listed beside it need what this shell does not have: contract 1, shell has 2';
  beforeEach(() => {
    list();
    describeShell({ ...FITTING, contract: 2 });
  });

  it('is reported in development, one line per remote', async () => {
    await check({ mode: 'development' });
    expect(said).toEqual([`warn: ${UNFIT}`]);
  });

  it('is refused in production, with the reason and every remedy', async () => {
    const refused = check();
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      [
        `The shell in ${settings.shellDir} does not fit what is published in ${settings.remotesDir}:`,
        `  ${UNFIT}`,
        'Start the shell that fits, publish releases that fit into that folder, or set ALLOW_UNFIT_REMOTES=on to start all the same',
      ].join('\n'),
    );
  });

  it('starts in production when allowed to, with a warning', async () => {
    await check({ allowIncompatibleRemotes: true });
    expect(said).toEqual([`warn: ${UNFIT}`]);
  });
});

describe('a remote that cannot run beside others that can', () => {
  it('does not keep the server from starting', async () => {
    const { schema, microFrontends } = listed();
    const [entry] = Object.values(microFrontends).flat();
    const newer = { ...entry, extras: { ...entry?.extras, contract: 2 } };
    list({ schema, microFrontends: { ...microFrontends, '@naija/auth': [newer] } });
    await check();
    expect(said).toEqual([expect.stringMatching(/^warn: auth: .*contract 2, shell has 1$/)]);
  });
});

describe('the server starts without a comparison', () => {
  it('before the first release, which can then be published over HTTP', async () => {
    await check();
    expect(said).toEqual(['info: nothing is published yet: pages are empty until a remote is']);
  });

  it('if the registry cannot be read', async () => {
    list('nothing');
    await check();
    expect(said).toEqual([expect.stringMatching(/^warn: .*registry is not an object/)]);
  });

  it.each([
    ['does not say what it offers', 'none'],
    ['says it in words that mean nothing', { contract: 'one' }],
  ])('where the shell %s', async (_, shell) => {
    list();
    describeShell(shell);
    await check();
    expect(said).toEqual([expect.stringMatching(/^warn: .*shell\.json/)]);
  });
});
