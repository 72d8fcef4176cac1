import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublishedAnswer, ReleasesStatus, Switched } from '@naija/contracts/http/releases';
import { readRegistry, releasesOf } from '@naija/contracts/remote/registry';
import { publicKeyOf } from '@naija/releases';
import { fixtureRepository, type FixtureRepository } from '../testing/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
});
afterEach(() => repository.remove());

/** Publishes the remote `sample` in this version. */
async function shipped(version: string, ...options: string[]): Promise<PublishedAnswer> {
  await repository.remote('sample', { version }, { 'remoteEntry.js': `export default '${version}';` });
  const { status, stdout, stderr } = await repository.mfe('publish', 'sample', '--json', ...options);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as PublishedAnswer;
}

async function entries(folder = '.data/remotes') {
  const file = path.join(repository.root, folder, 'remotes.json');
  return releasesOf(readRegistry(JSON.parse(await readFile(file, 'utf8'))), 'sample');
}

const versions = async () => (await entries()).map(({ metadata }) => metadata.version);

test('a published release is what visitors get from the folder that the local server serves', async () => {
  expect(await shipped('1.0.0')).toMatchObject({ remote: 'sample', current: '1.0.0', added: true });
  expect(await versions()).toEqual(['1.0.0']);
});

test.each([
  [{ DATA_DIR: 'elsewhere' }, 'elsewhere/remotes'],
  [{ DATA_DIR: 'elsewhere', REMOTES_DIR: 'served' }, 'served'],
])('the folder follows the settings of the server (%j)', async (env, folder) => {
  Object.assign(repository.env, env);
  await shipped('1.0.0');
  expect(await entries(folder)).toHaveLength(1);
});

test('a release can go to a folder of its own and be served from another origin', async () => {
  await shipped('1.0.0', '--to', 'cdn', '--at', 'https://cdn.example');
  const [entry] = await entries('cdn');
  expect(entry?.url).toMatch(/^https:\/\/cdn\.example\/.*remoteEntry\.js$/);
});

test('a new release can be tried on a share of visitors before all get it', async () => {
  await shipped('1.0.0');
  expect(await shipped('1.1.0', '--percent', '10')).toMatchObject({
    current: '1.0.0',
    trial: { version: '1.1.0', percent: 10 },
  });
});

test('what does not pass its checks is not published, and every reason is told', async () => {
  await repository.remote('sample', { contract: 2 });
  const { status, stdout } = await repository.mfe('publish', 'sample');
  expect(status).toBe(1);
  expect(stdout).toContain('sample 1.0.0 cannot be shipped:');
  expect(stdout).toContain('contract 2, shell has 1');
  await expect(versions()).rejects.toThrow('ENOENT');
});

test('one command gives visitors the release before', async () => {
  await shipped('1.0.0');
  await shipped('1.1.0');
  const { status, stdout } = await repository.mfe('rollback', 'sample');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: '✓ sample: visitors get 1.0.0, before it was 1.1.0\n',
  });
  expect(await versions()).toEqual(['1.0.0']);
});

test('where there is no release before, a rollback is refused in words', async () => {
  await shipped('1.0.0');
  const { status, stderr } = await repository.mfe('rollback', 'sample');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ .*sample.+\n$/);
  expect(await versions()).toEqual(['1.0.0']);
});

test('a share of visitors tries a release, and a rollback ends the trial', async () => {
  await shipped('1.0.0');
  await shipped('1.1.0');
  await repository.mfe('rollback', 'sample');
  const { stdout } = await repository.mfe('canary', 'sample', '1.1.0', '10', '--json');
  expect(JSON.parse(stdout) as Switched).toMatchObject({
    current: '1.0.0',
    trial: { version: '1.1.0', percent: 10 },
  });
  await repository.mfe('rollback', 'sample');
  expect(await versions()).toEqual(['1.0.0']);
});

test('the table tells what visitors get, since when and by whom', async () => {
  await shipped('1.0.0');
  await shipped('1.1.0');
  const { status, stdout } = await repository.mfe('status', '--audit');
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(status).toBe(0);
  expect(lines[0]).toEqual(['REMOTE', 'VERSION', 'SHARE', 'SINCE (UTC)', 'WHO', 'FAILURES']);
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string;
  const who = expect.stringMatching(/^[^\s@]+@[^\s@]+$/) as string;
  expect(lines[1]).toEqual(['sample', '1.1.0', '100 %', moment, who, '–']);
  expect(lines[2]).toEqual(['sample', '1.0.0', 'kept', moment, who, '–']);
  expect(lines[5]).toEqual([moment, who, 'publish', 'sample', '1.0.0', '1.1.0']);
});

test('a program reads the same as JSON', async () => {
  await shipped('1.0.0');
  const { stdout } = await repository.mfe('status', '--json');
  const { remotes, audit } = JSON.parse(stdout) as ReleasesStatus;
  expect(remotes.map(({ remote }) => remote)).toEqual(['sample']);
  expect(audit).toHaveLength(1);
});

test('an empty folder is said to be empty', async () => {
  expect((await repository.mfe('status')).stdout).toBe('No remote has been published here.\n');
});

/** Gives the operator a key and returns its public half. */
async function operatorKey(): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = path.join(repository.root, 'key.pem');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  repository.env['REGISTRY_KEY_FILE'] = 'key.pem';
  return publicKeyOf(privateKey);
}

test('with an operator key every switch is signed, and the whole chain can be followed', async () => {
  const key = await operatorKey();
  await shipped('1.0.0');
  repository.env['REGISTRY_KEY_FILE'] = '';
  const { status, stdout } = await repository.mfe('verify', '--key', key);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^✓ Signed and unchanged. Remotes: 1, releases: 1, files: \d\n$/) as string,
  });
});

test('a file that was changed after the fact is named, with its remote and version', async () => {
  await operatorKey();
  await shipped('1.0.0');
  await writeFile(path.join(repository.root, '.data/remotes/sample/1.0.0/remoteEntry.js'), 'other');
  const { status, stdout } = await repository.mfe('verify');
  expect(status).toBe(1);
  expect(stdout).toMatch(/✗ sample 1\.0\.0: .*remoteEntry\.js/);
});

test('a key file that holds no key is named, and nothing is shipped unsigned', async () => {
  await writeFile(path.join(repository.root, 'key.pem'), 'nothing');
  repository.env['REGISTRY_KEY_FILE'] = 'key.pem';
  await repository.remote('sample');
  const { status, stderr } = await repository.mfe('publish', 'sample');
  expect(status).toBe(1);
  expect(stderr).toContain('REGISTRY_KEY_FILE=key.pem is not the PEM file of an Ed25519 private key');
  await expect(versions()).rejects.toThrow('ENOENT');
});
