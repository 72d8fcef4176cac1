import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'compare-versions';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { kitFolders } from '../kit/pack.mjs';
import { manifestOf, ROOT, workspaceFolders } from '../lib/workspaces.mjs';
import { NODE_VERSIONS } from '../tests/programs.mjs';
import { nodeProblem } from './install.mjs';

/** @param {string} place */
const read = (place) => readFileSync(path.join(ROOT, place), 'utf8');
/** @param {string} place @returns {unknown} */
const readJson = (place) => JSON.parse(read(place));

/** @typedef {{ uses?: string, run?: string, if?: string, with?: Record<string, unknown>, env?: Record<string, string> }} Step */
/** @typedef {{ permissions?: Record<string, string>, jobs: Record<string, { permissions?: Record<string, string>, steps: Step[] }> }} Workflow */

const TEMPLATE = 'packages/mfe-cli/template/repository';
const workflows = ['.github/workflows', `${TEMPLATE}/_github/workflows`].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
);
/** @param {string} file */
const stepsOf = (file) => Object.values(workflow(file).jobs).flatMap(({ steps }) => steps);
/** @param {string} file */
const workflow = (file) => /** @type {Workflow} */ (parse(read(file)));

const scripts = /** @type {{ scripts: Record<string, string> }} */ (readJson('package.json')).scripts;

describe('Node', () => {
  const recommended = read('.nvmrc').trim();

  test('24 is recommended by repository and template, and used by image and development container', () => {
    expect(recommended).toBe('24');
    expect(read(`${TEMPLATE}/_nvmrc`)).toBe(read('.nvmrc'));
    expect(read('Dockerfile')).toMatch(/^ARG NODE_IMAGE=docker\.io\/library\/node:24-/m);
    expect(readJson('.devcontainer/devcontainer.json')).toMatchObject({
      image: expect.stringMatching(/\/javascript-node:24-/),
    });
    expect(read('README.md')).toContain(`You need Node ${recommended} and npm`);
  });

  test.each(workflows)('%s uses the recommended version', (file) => {
    const setups = stepsOf(file).filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
    expect(setups.filter(({ with: settings }) => settings?.['node-version-file'] !== '.nvmrc')).toEqual([]);
    const installs = stepsOf(file).filter(({ run = '' }) => /^npm ci|\.ci\/run/.test(run));
    expect(installs.length === 0 || setups.length > 0).toBe(true);
  });

  test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.0', '24.0.0', '25.1.0', '100.0.0'])(
    '%s is accepted',
    (version) => {
      expect(nodeProblem(version)).toBeUndefined();
    },
  );

  test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.11.0'])(
    '%s is refused before anything is installed, with the version to install',
    (version) => {
      expect(nodeProblem(version)).toMatch(
        new RegExp(`^Node ${version} is not supported .*Install Node 24 `),
      );
    },
  );

  test('npm installs in all of them, also packages that name newer versions than they need', () => {
    expect(read('.npmrc')).not.toContain('engine-strict');
  });

  test('each version that tests run in is accepted, and the oldest and the recommended one are among them', () => {
    for (const version of NODE_VERSIONS) expect(nodeProblem(version)).toBeUndefined();
    expect(NODE_VERSIONS[0]).toBe('20.19');
    expect(NODE_VERSIONS).toContain(recommended);
  });
});

describe.each(workflows)('%s', (file) => {
  test('pins each action by commit, with its version beside it', () => {
    const lines = read(file).match(/uses:.*/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('runs scripts that exist', () => {
    const names = [...read(file).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) =>
      String(name),
    );
    const known = file.startsWith(TEMPLATE) ? (manifestOf(TEMPLATE).scripts ?? {}) : scripts;
    expect(names.filter((name) => !(name in known))).toEqual([]);
  });

  test('may only read, unless a job names what else it needs', () => {
    expect(workflow(file).permissions).toEqual({ contents: 'read' });
  });
});

test('an action has the same commit in every workflow', () => {
  const pins = workflows.flatMap(stepsOf).flatMap(({ uses }) => uses ?? []);
  expect(new Set(pins).size).toBe(new Set(pins.map((pin) => pin.replace(/@.*/, ''))).size);
});

test('traces of failed browser tests are kept', () => {
  const [upload] = stepsOf('.github/workflows/ci.yml').filter(({ uses = '' }) =>
    uses.includes('upload-artifact'),
  );
  expect(upload).toMatchObject({ if: 'failure()', with: { path: 'packages/e2e/test-results/' } });
  const settings = read('packages/e2e/playwright.config.ts');
  expect(settings).toContain('outputDir = at(`test-results/');
  expect(settings).toContain("trace: { mode: 'retain-on-failure'");
});

describe('publishing', () => {
  const release = '.github/workflows/release.yml';

  test('goes through Changesets, with provenance and tags', () => {
    const [job] = Object.values(workflow(release).jobs);
    expect(job?.permissions).toMatchObject({ 'id-token': 'write', contents: 'write' });
    const changesets = job?.steps.find(({ uses = '' }) => uses.startsWith('changesets/action@'));
    expect(changesets).toMatchObject({
      with: { version: 'npm run release:version', publish: 'npx changeset publish' },
      env: { NPM_CONFIG_PROVENANCE: 'true' },
    });
    expect(existsSync(path.join(ROOT, 'node_modules/.bin/changeset'))).toBe(true);
    // npm refuses provenance for packages that are not public.
    expect(readJson('.changeset/config.json')).toMatchObject({
      access: 'public',
      privatePackages: { tag: true },
    });
  });

  const [first = ''] = kitFolders();
  const { publishConfig } = /** @type {{ publishConfig: object }} */ (readJson(`${first}/package.json`));

  test.each(kitFolders())('%s describes itself, and can be published to one registry only', (folder) => {
    const manifest = /** @type {Record<string, unknown>} */ (readJson(`${folder}/package.json`));
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/^.{20,120}\.$/),
      repository: {
        type: 'git',
        url: expect.stringMatching(/^git\+https:\/\/github\.com\/.*\.git$/),
        directory: folder,
      },
      publishConfig: { access: 'public', registry: expect.stringMatching(/^https:\/\/.*\/$/) },
    });
    expect(manifest['publishConfig']).toEqual(publishConfig);
    expect(publishConfig).not.toMatchObject({ registry: expect.stringContaining('registry.npmjs.org') });
    expect(read(`${folder}/README.md`)).toMatch(new RegExp(`^# (${String(manifest['name'])}|The outbox)\n`));
  });

  test.each(workspaceFolders().filter((folder) => !kitFolders().includes(folder)))(
    '%s cannot be published',
    (folder) => {
      expect(manifestOf(folder).private).toBe(true);
    },
  );
});

describe('a first day', () => {
  test('in a development container installs, and forwards the ports of site and Storybook', () => {
    const container = /** @type {{ postCreateCommand: string, forwardPorts: number[] }} */ (
      readJson('.devcontainer/devcontainer.json')
    );
    expect(container.postCreateCommand).toBe('npm ci');
    expect(read('README.md')).toContain(`http://localhost:${String(container.forwardPorts[0])}`);
    expect(read('CONTRIBUTING.md')).toContain(`on port ${String(container.forwardPorts[1])}`);
  });

  test('on Windows begins with WSL2', () => {
    for (const file of ['README.md', 'CONTRIBUTING.md']) expect(read(file)).toContain('WSL2');
  });

  test('finds where to report a vulnerability, and how people behave here', () => {
    expect(read('SECURITY.md')).toContain('/.well-known/security.txt');
    expect(read('CODE_OF_CONDUCT.md')).toContain('Contributor Covenant 2.1');
    const links = ['SECURITY.md', 'CODE_OF_CONDUCT.md'].flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, target]) => String(target)),
    );
    expect(links.filter((target) => !existsSync(path.join(ROOT, target)))).toEqual([]);
    for (const file of ['SECURITY.md', 'CODE_OF_CONDUCT.md'])
      expect(read('CONTRIBUTING.md')).toContain(`(${file})`);
  });

  test.each(['bug', 'proposal'])('has a form for an issue: %s', (name) => {
    const form = /** @type {{ name: string, description: string, body: { type: string, id?: string }[] }} */ (
      parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`))
    );
    expect(form.name.length * form.description.length).toBeGreaterThan(0);
    const ids = form.body.filter(({ type }) => type !== 'markdown').map(({ id }) => id);
    expect(ids.every((id) => /^[a-z]+$/.test(String(id)))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a checklist for a pull request that names commands and places that exist', () => {
    const text = read('.github/PULL_REQUEST_TEMPLATE.md');
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => String(name));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    for (const place of ['.changeset/', 'CHANGELOG.md', 'docs/decisions']) {
      expect(text).toContain(place);
      expect(existsSync(path.join(ROOT, place))).toBe(true);
    }
  });

  test('vulnerabilities are reported to the repository that the packages name', () => {
    const { contact_links: links } = /** @type {{ contact_links: { url: string }[] }} */ (
      parse(read('.github/ISSUE_TEMPLATE/config.yml'))
    );
    const { repository } = /** @type {{ repository: { url: string } }} */ (
      readJson('packages/mfe-cli/package.json')
    );
    const home = repository.url.replace(/^git\+|\.git$/g, '');
    expect(links.map(({ url }) => url)).toEqual([`${home}/security/advisories/new`]);
  });
});

test('Renovate waits a week, asks osv.dev, and holds back only packages that are installed in a version it allows', () => {
  const { packageRules, ...settings } =
    /** @type {{ packageRules: { matchPackageNames?: string[], allowedVersions?: string }[] }} */ (
      readJson('renovate.json')
    );
  expect(settings).toMatchObject({ minimumReleaseAge: '7 days', osvVulnerabilityAlerts: true });
  const held = packageRules.flatMap(({ matchPackageNames = [], allowedVersions = '' }) =>
    matchPackageNames.map((name) => ({ name, allowedVersions })),
  );
  expect(held.length).toBeGreaterThan(0);
  for (const { name, allowedVersions } of held) {
    const { version } = /** @type {{ version: string }} */ (readJson(`node_modules/${name}/package.json`));
    expect([name, satisfies(version, allowedVersions)]).toEqual([name, true]);
  }
});

test('OSV-Scanner reads the lockfile of this repository', () => {
  const [scan] = stepsOf('.github/workflows/advisories.yml').filter(({ uses = '' }) =>
    uses.startsWith('google/osv-scanner'),
  );
  const file = /^--lockfile=(\S+)$/m.exec(String(scan?.with?.['scan-args']))?.[1];
  expect(existsSync(path.join(ROOT, String(file)))).toBe(true);
});
