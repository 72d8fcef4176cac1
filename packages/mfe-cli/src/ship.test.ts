import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import type { PublishResponse, SwitchResponse } from '@naija/contracts/http/releases';
import { readRegistry, releasesOf } from '@naija/contracts/remote/registry';
import { publicKeyOf } from '@naija/releases';
import type { CheckReport } from './checks/check-remote.ts';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
});
afterEach(() => repository.remove());

/** Publishes the remote `sample` in this version. */
async function shipped(version: string, ...options: string[]): Promise<PublishResponse> {
  await repository.remote('sample', { version }, { 'remoteEntry.js': `export default '${version}';` });
  const { status, stdout, stderr } = await repository.mfe('publish', 'sample', '--json', ...options);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as PublishResponse;
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

test('a remote that fails its checks is not published, and every reason is reported', async () => {
  await repository.remote('sample', { contract: 2 });
  const { status, stdout } = await repository.mfe('publish', 'sample');
  expect(status).toBe(1);
  expect(stdout).toContain('sample 1.0.0 cannot be shipped:');
  expect(stdout).toContain('contract 2, shell has 1');
  await expect(versions()).rejects.toThrow('ENOENT');
});

test('one command serves the release before', async () => {
  await shipped('1.0.0');
  await shipped('1.1.0');
  const { status, stdout } = await repository.mfe('rollback', 'sample');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout:
      '✓ sample: visitors get 1.0.0, before it was 1.1.0\n' +
      '  No release before 1.0.0 is listed: if it is bad too, publish a fixed one\n',
  });
  expect(await versions()).toEqual(['1.0.0']);
});

test('a rollback that comes twice in an incident goes back once, and a release that is named goes as well', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await shipped(version);
  await repository.mfe('rollback', 'sample');
  const { status, stdout, stderr } = await repository.mfe('rollback', 'sample');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^✗ sample was rolled back from 1\.2\.0 to 1\.1\.0 already, by .* --from 1\.1\.0\n$/,
  );
  expect(await versions()).toEqual(['1.1.0', '1.0.0']);
  const named = await repository.mfe('rollback', 'sample', '--from', '1.1.0');
  expect(named.stdout).toMatch(/^✓ sample: visitors get 1\.0\.0, before it was 1\.1\.0\n/);
});

test('a rollback of another release than visitors get is refused with a message', async () => {
  for (const version of ['1.0.0', '1.1.0']) await shipped(version);
  const { status, stderr } = await repository.mfe('rollback', 'sample', '--from', '1.0.0');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '✗ Nothing was rolled back: visitors get sample 1.1.0, not 1.0.0\n',
  });
});

test('a rollback during a canary withdraws only the canary, and says what visitors get and how to go further back', async () => {
  for (const version of ['1.0.0', '1.1.0']) await shipped(version);
  await shipped('1.2.0', '--percent', '10');
  const { stdout } = await repository.mfe('rollback', 'sample');
  const further = 'npm run mfe -- rollback sample --from 1.1.0';
  expect(stdout).toBe(
    '✓ sample: the canary 1.2.0 is withdrawn, and all visitors get 1.1.0, which was and stays the default release\n' +
      `  If 1.1.0 is bad too, go back to 1.0.0: ${further}\n`,
  );
  expect(await versions()).toEqual(['1.1.0', '1.0.0']);
  const second = await repository.mfe('rollback', 'sample');
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('--from 1.1.0')]);
  await repository.mfe(...further.split(' ').slice(4));
  expect(await versions()).toEqual(['1.0.0']);
});

test('a first release with a share of visitors is refused with a message, and nothing is published', async () => {
  await repository.remote('sample');
  const { status, stderr } = await repository.mfe('publish', 'sample', '--percent', '5');
  expect(status).toBe(1);
  expect(stderr).toContain('the first one goes to everybody');
  expect(stderr).toContain('without --percent');
  await expect(versions()).rejects.toThrow('ENOENT');
});

test('a folder, which counts no page loads, does not raise a release by itself', async () => {
  await shipped('1.0.0');
  await repository.remote('sample', { version: '1.1.0' });
  const { status, stderr } = await repository.mfe('publish', 'sample', '--auto');
  expect(status).toBe(1);
  expect(stderr).toContain('--auto goes with the address of a server');
  expect(await versions()).toEqual(['1.0.0']);
});

test('a release with a type error does not pass and is not published, and every error is reported', async () => {
  await repository.remote('sample');
  repository.typeErrors.push(
    "sample-mfe/src/pages.ts(3,5): error TS2322: Type 'number' is not assignable to type 'string'.",
    "packages/ui/src/Button.tsx(1,1): error TS2304: Cannot find name 'x'.",
  );
  for (const command of ['check', 'publish']) {
    const { status, stdout } = await repository.mfe(command, 'sample', '--json');
    const { passed, findings } = JSON.parse(stdout) as CheckReport;
    expect({ status, passed }).toEqual({ status: 1, passed: false });
    expect(findings).toEqual(repository.typeErrors.map((message) => ({ check: 'types', message })));
  }
  expect((await repository.mfe('publish', 'sample')).stdout).toContain(
    '✗ types: sample-mfe/src/pages.ts(3,5): error TS2322',
  );
  await expect(versions()).rejects.toThrow('ENOENT');
});

test('only the first type errors are listed, and the others are counted', async () => {
  await repository.remote('sample');
  for (let line = 1; line <= 30; line++) repository.typeErrors.push(`a.ts(${String(line)},1): error`);
  const { findings } = JSON.parse((await repository.mfe('check', 'sample', '--json')).stdout) as CheckReport;
  expect(findings).toHaveLength(21);
  expect(findings.at(-1)).toEqual({ check: 'types', message: 'and 10 more' });
});

test('without an earlier release, a rollback is refused with a message', async () => {
  await shipped('1.0.0');
  const { status, stderr } = await repository.mfe('rollback', 'sample');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ .*sample.+\n$/);
  expect(await versions()).toEqual(['1.0.0']);
});

test('a share of visitors gets a canary, and a rollback ends it', async () => {
  await shipped('1.0.0');
  await shipped('1.1.0');
  await repository.mfe('rollback', 'sample');
  const { stdout } = await repository.mfe('canary', 'sample', '1.1.0', '10', '--json');
  expect(JSON.parse(stdout) as SwitchResponse).toMatchObject({
    current: '1.0.0',
    trial: { version: '1.1.0', percent: 10 },
  });
  await repository.mfe('rollback', 'sample');
  expect(await versions()).toEqual(['1.0.0']);
});

test('the table shows the releases of visitors, since when and by whom', async () => {
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
  expect(lines.at(lines.findIndex(([first]) => first === 'WHEN (UTC)') + 1)).toEqual([
    moment,
    who,
    'publish',
    'sample',
    '1.0.0',
    '1.1.0',
  ]);
});

test('a program reads the same as JSON', async () => {
  await shipped('1.0.0');
  const { stdout } = await repository.mfe('status', '--json');
  const { remotes, audit } = JSON.parse(stdout) as ReleasesStatus;
  expect(remotes.map(({ remote }) => remote)).toEqual(['sample']);
  expect(audit).toHaveLength(1);
});

test('an empty folder is reported as empty', async () => {
  expect((await repository.mfe('status')).stdout).toBe('No remote has been published here.\n');
});

test('a list gets a serial above the one that browsers report, and visitors keep their releases', async () => {
  await shipped('1.0.0');
  const seen = Date.now() + 1_000_000_000;
  const { status, stdout } = await repository.mfe('reseal', 'sample', '--above', String(seen));
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `✓ sample: its list has serial ${String(seen + 1)}, and visitors keep their releases\n`,
  });
  const [entry] = await entries();
  expect([entry?.metadata.version, entry?.extras.seal?.serial]).toEqual(['1.0.0', seen + 1]);
});

test('verify passes with a warning about a serial that is ahead of the clock', async () => {
  await shipped('1.0.0');
  await repository.mfe('reseal', 'sample', '--above', String(Date.now() + 1_000_000_000));
  const { status, stdout } = await repository.mfe('verify');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^✓ Unchanged .*\n! sample: its serial \d+ stands for .*ahead of this clock/);
});

test('with another key lists begin at the clock again, in one command for each remote', async () => {
  await operatorKey();
  await shipped('1.0.0');
  await repository.mfe('reseal', 'sample', '--above', String(Date.now() + 1_000_000_000));
  const key = await operatorKey();
  await repository.remote('sample', { version: '1.1.0' });
  expect((await repository.mfe('publish', 'sample')).stderr).toContain('set REGISTRY_OTHER_KEYS');
  expect((await repository.mfe('reseal', 'sample', '--anew')).status).toBe(0);
  const { status, stdout } = await repository.mfe('verify', '--key', key);
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.not.stringContaining('ahead') as string });
});

test('while the key is replaced, one command signs the lists of all remotes with the new one', async () => {
  const before = await operatorKey();
  await shipped('1.0.0');
  await repository.remote('other');
  await repository.mfe('publish', 'other');
  const key = await operatorKey();
  repository.env['REGISTRY_OTHER_KEYS'] = before;
  expect((await repository.mfe('verify')).stdout).toContain(
    '! sample: the list is signed with one of the other keys',
  );
  await writeFile(path.join(repository.root, 'before.txt'), `${before}\n`);
  Object.assign(repository.env, { REGISTRY_OTHER_KEYS: '', REGISTRY_OTHER_KEYS_FILE: 'before.txt' });
  expect((await repository.mfe('reseal')).stdout).toMatch(
    /^✓ other: .*\n✓ sample: .*\n$|^✓ sample: .*\n✓ other: .*\n$/,
  );
  expect((await repository.mfe('verify')).stdout).toMatch(/^✓ Signed and unchanged.*\n$/);
  Object.assign(repository.env, { REGISTRY_OTHER_KEYS: 'none', REGISTRY_OTHER_KEYS_FILE: '' });
  expect((await repository.mfe('reseal')).stderr).toContain(
    'REGISTRY_OTHER_KEYS=none: The public key must be',
  );
  repository.env['REGISTRY_OTHER_KEYS'] = '';
  expect((await repository.mfe('verify', '--key', key)).status).toBe(0);
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
