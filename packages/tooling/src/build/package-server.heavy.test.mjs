import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT, runtimeDependencies } from '../lib/workspaces.mjs';
import { documentedCommands } from '../testing/documented-commands.mjs';
import { installedMachine } from '../testing/installed-machine.mjs';
import { packageServer } from './package-server.mjs';

const temporary = mkdtempSync(path.join(tmpdir(), 'naija-package-'));
const folder = path.join(temporary, 'server');
/** A new database, and code that nothing has compiled before, on a machine that runs other tests as well. */
const START = { timeout: 240_000, interval: 50 };
const COMMIT = '0123456789ab';

/** Documented commands that are not run here, by pattern, with the reason. Any other that fails, or is unknown, fails the test. */
const NOT_RUN = {
  '^docker ': 'needs Docker',
  '^(tar|ssh) .*age ': 'needs age and a second machine',
  '^createdb|^psql |naija db import':
    'needs a second PostgreSQL; backup.test.ts runs the import, failover.heavy.test.ts a failover',
  '^openssl |^ch(own|mod) --reference|^curl .*about|naija mfe reseal$':
    'needs a registry key; key-rotation.heavy.spec.ts runs them',
  secrets: 'is for containers; compose.test.ts runs them',
  'naija-agents@\\d|\\$port|^for port|^done$': 'needs systemd; systemd.test.ts has it verify the unit',
  'STORAGE_URL=|naija releases move': 'needs a bucket; copy-photos.test.ts and releases.test.ts run them',
  'npm (start|run test:faults)$': 'is for a checkout',
  '…': 'is not written out',
};

// npm writes hundreds of packages to the disk.
beforeAll(() => packageServer(folder, COMMIT), 600_000);
afterAll(() => {
  rmSync(temporary, { recursive: true, maxRetries: 10 });
});

test('a package has the code of the server and of what it imports, and nothing for development', () => {
  const packages = readdirSync(path.join(folder, 'packages')).map((name) => `packages/${name}`);
  expect(packages).toEqual([...runtimeDependencies('packages/server'), 'packages/mfe-cli'].sort());
  const found = packages.flatMap((name) => readdirSync(path.join(folder, name)));
  expect(new Set(found)).toEqual(new Set(['dist', 'drizzle', 'card', 'src', 'package.json']));
  for (const tool of ['vite', 'vitest', 'typescript', '@playwright', 'drizzle-kit'])
    expect(existsSync(path.join(folder, 'node_modules', tool))).toBe(false);
});

test('a package has the translations of what it mails', () => {
  const texts = path.join(folder, 'packages/server/dist/modules/sms/outbox.js');
  const script = `import { phoneCodeText } from ${JSON.stringify(texts)};
    process.stdout.write(phoneCodeText({ code: '123456', host: 'agents.example', language: 'pcm' }));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(text).toContain('123456 na your NaijaAgents code.');
  expect(readdirSync(path.join(folder, 'packages/server/src'))).toEqual(['words']);
});

test('a package serves pages with only a folder for its data', async () => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: path.join(temporary, 'data'),
    PORT: '0',
    DEMO_DATA: 'off',
    NODE_ENV: 'test',
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
  };
  expect(naija(['releases', 'seed'], env)).toMatchObject({ status: 0 });
  const server = spawn(process.execPath, [path.join(folder, 'packages/server/dist/main.js')], {
    cwd: temporary,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let stdout = '';
  let log = '';
  server.stdout.on('data', (chunk) => (stdout += String(chunk)));
  server.stderr.on('data', (chunk) => (log += String(chunk)));
  const exited = once(server, 'exit');
  const address = await vi.waitUntil(() => {
    if (server.exitCode !== null) throw new Error(`the server ended: ${stdout}${log}`);
    return /ready on (\S+)\n/.exec(stdout)?.[1];
  }, START);
  // While the machine is busy, the database may be too slow for a request.
  await expect.poll(() => statusAndText(address)).toEqual([200, expect.stringContaining('<title>')]);
  expect(naija(['db', 'status'], env).stdout).toMatch(/^applied {2}0000_/);
  const metrics = await fetch(/"url":"(http:[^"]+\/metrics)"/.exec(log)?.[1] ?? '');
  expect(await metrics.text()).toMatch(new RegExp(`naija_build_info\\{.*commit="${COMMIT}"`));
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}, 300_000);

test('the operator of a package backs up its data from any folder, by the settings in its file', () => {
  const settings = path.join(temporary, 'settings.env');
  writeFileSync(settings, `DATA_DIR=${path.join(temporary, 'data')}\n`);
  const backup = naija(['db', 'backup', 'backups'], { ENV_FILE: settings });
  expect(backup).toMatchObject({ status: 0, stdout: expect.stringContaining(temporary) });
  expect(readdirSync(path.join(temporary, 'backups'))).toHaveLength(1);
  const unreadable = naija(['db', 'status'], { ENV_FILE: path.join(temporary, 'absent.env') });
  expect(unreadable).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^✗ The settings in .*absent\.env cannot be read: .*sudo -u 'naija-agents'/,
    ),
  });
});

test('the operator of a package publishes the pages that came with it, as a canary first, and takes them back', async () => {
  const DATA_DIR = path.join(temporary, 'data');
  const mfe = (/** @type {string[]} */ ...argv) => naija(['mfe', ...argv], { DATA_DIR });
  const [before, own] = ['0.0.1-before', readRelease('directory').version];
  await withVersion('directory', before, () => {
    expect(mfe('publish', 'directory').stdout).toContain(`visitors get ${before}`);
  });
  expect(mfe('publish', 'directory', '--percent', '5').stdout).toContain(
    `visitors get ${before}; ${own} is a canary for 5 % of them`,
  );
  expect(mfe('publish', 'directory').stdout).toContain(`visitors get ${own}, before it was ${before}`);
  expect(mfe('reseal', 'directory')).toMatchObject({ status: 0 });
  expect(mfe('verify')).toMatchObject({ status: 0 });
  expect(mfe('rollback', 'directory').stdout).toContain(`visitors get ${before}`);
  expect(mfe('status', '--json')).toMatchObject({ status: 0 });
});

test.each(['new', 'init', 'dev', 'build', 'words'])('mfe %s says that it needs sources', (command) => {
  expect(naija(['mfe', command, 'homes'], {})).toEqual({
    ...{ status: 1, stdout: '' },
    stderr: `✗ naija mfe ${command} needs sources: run it in a checkout\n`,
  });
});

test('a package names each package in it with its licence text, and what MPL and LGPL ask for', () => {
  const text = readFileSync(path.join(folder, 'THIRD_PARTY.md'), 'utf8');
  expect(text).toMatch(/^- web-push \(MPL-2\.0\): .*https:\/\/github\.com\/web-push-libs\/web-push/m);
  expect(text).toMatch(/^- @img\/sharp-libvips-[\w-]+ \(LGPL-3\.0-or-later\): .*may replace the library/m);
  expect(text).toMatch(/^## @img\/sharp-libvips-[\w-]+ - [^#]*GNU LESSER GENERAL PUBLIC LICENSE/m);
  expect(text).toMatch(/^## web-push - [^#]*Mozilla Public\s+License/m);
  const modules = path.join(folder, 'node_modules');
  const names = readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(modules, name)).map((each) => `${name}/${each}`) : [name],
    )
    .filter((name) => !/^\.|^@naija\//.test(name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !text.includes(`\n## ${name} - `))).toEqual([]);
  for (const file of [
    'shell/dist/licences.txt',
    'shell/dist-server/licences.txt',
    'packages/server/card/LICENSE.txt',
  ])
    expect(existsSync(path.join(folder, file))).toBe(true);
});

test('a package has the documents of its operator', () => {
  for (const text of ['README.md', 'docs/operations/README.md', 'docs/deploy/naija-agents.env'])
    expect(existsSync(path.join(folder, text))).toBe(true);
});

/**
 * Runs the command in a folder that is not that of the package.
 * @param {string[]} argv @param {Record<string, string>} settings
 */
function naija(argv, settings) {
  const env = { PATH: process.env['PATH'] ?? '', ENV_FILE: '', ...settings };
  const result = spawnSync(path.join(folder, 'naija'), argv, { cwd: temporary, env, encoding: 'utf8' });
  const { status, stdout, stderr } = result;
  return { status, stdout, stderr };
}

const releaseFile = (/** @type {string} */ remote) =>
  path.join(folder, `${remote}-mfe/dist/release/release.json`);

/** @param {string} remote @returns {{ version: string }} */
function readRelease(remote) {
  return /** @type {{ version: string }} */ (JSON.parse(readFileSync(releaseFile(remote), 'utf8')));
}

/**
 * Runs work while the package has the release of a remote with another version.
 * @param {string} remote @param {string} version @param {() => unknown} work
 */
async function withVersion(remote, version, work) {
  const release = readRelease(remote);
  writeRelease(remote, { ...release, version });
  await work();
  writeRelease(remote, release);
}

/** @param {string} remote @param {object} release */
function writeRelease(remote, release) {
  const file = releaseFile(remote);
  const text = JSON.stringify(release);
  const contents = { '': text, '.br': brotliCompressSync(text), '.gz': gzipSync(text) };
  for (const [ending, content] of Object.entries(contents)) {
    // Installed copies are hard links.
    rmSync(file + ending);
    writeFileSync(file + ending, content);
  }
}

/** @param {string} address */
async function statusAndText(address) {
  const page = await fetch(address);
  return [page.status, await page.text()];
}

const OPERATIONS = 'docs/operations/';
const operationsIndex = `${OPERATIONS}README.md`;

/** The pages of operations, in the order of their index. */
const operationsPages = [
  ...readFileSync(path.join(ROOT, operationsIndex), 'utf8').matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\)/gm),
].map(([, page = '']) => OPERATIONS + page);

const documented = [operationsIndex, ...operationsPages, 'docs/shipping.md', 'README.md'].flatMap((file) =>
  documentedCommands(file).filter(
    ({ command }) => file.startsWith(OPERATIONS) || / naija |^\.?\/?naija /.test(command),
  ),
);

test('the index of operations links every page once', () => {
  const pages = readdirSync(path.join(ROOT, OPERATIONS)).map((page) => OPERATIONS + page);
  expect([operationsIndex, ...operationsPages].sort()).toEqual(pages.sort());
});

test('an operator who installs, upgrades, backs up, restores and rolls back as documented succeeds with each command', async () => {
  const patterns = Object.keys(NOT_RUN).map((pattern) => new RegExp(pattern));
  const toRun = documented.filter(({ command }) => !patterns.some((pattern) => pattern.test(command)));
  const unused = patterns.filter((pattern) => !documented.some(({ command }) => pattern.test(command)));
  expect(unused).toEqual([]);
  const machine = await installedMachine(path.join(temporary, 'machine'), folder);
  onTestFinished(machine.stop);
  const [installing, others] = [
    toRun.filter(({ section }) => section === 'systemd'),
    toRun.filter(({ section }) => section !== 'systemd'),
  ];
  // The version before had another release of a remote.
  await withVersion('directory', '0.0.1-before', () => machine.run(installing));
  await machine.addAccounts();
  await machine.run(others);
}, 600_000);

test('a folder that has content is refused, and left as it is', async () => {
  const before = readdirSync(folder);
  await expect(packageServer(folder, COMMIT)).rejects.toThrow(`${folder} is not empty: name a new folder`);
  expect(readdirSync(folder)).toEqual(before);
});
