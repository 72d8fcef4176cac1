import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { manifestOf, ROOT, workspaceFolders } from '../lib/workspaces.mjs';

/** @typedef {{ taskId: string, command: string, directory: string, inputs: Record<string, string>, dependencies: string[] }} Task */

/** @type {Map<string, Task>} */
let tasks;
beforeAll(() => {
  const turbo = path.join(ROOT, 'node_modules/turbo/bin/turbo');
  const args = ['run', 'typecheck', 'lint', 'test', 'test:heavy', 'test:stories', '--dry=json'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const output = execFileSync(process.execPath, [turbo, ...args], {
    cwd: ROOT,
    env,
    maxBuffer: 1e8,
    encoding: 'utf8',
  });
  const plan = /** @type {{ tasks: Task[] }} */ (JSON.parse(output));
  tasks = new Map(plan.tasks.map((task) => [task.taskId, task]));
});

/** Tasks of a name that run when a file changes. @param {string} file @param {RegExp} [name] of tasks */
function tasksFor(file, name = /#test(?!:heavy|:stories)/) {
  /** @param {Task | undefined} task @returns {boolean} */
  const isAffected = (task) =>
    task !== undefined &&
    (Object.keys(task.inputs).some((input) => path.join(task.directory, input) === file) ||
      task.dependencies.some((id) => isAffected(tasks.get(id))));
  return [...tasks.values()]
    .filter((task) => name.test(task.taskId) && task.command !== '<NONEXISTENT>' && isAffected(task))
    .map(({ taskId }) => taskId.replace('@naija/', ''))
    .sort();
}

const AREAS = ['accounts', 'directory', 'offline', 'site'].map((area) => `e2e#test:${area}`);

test('a change in a remote runs its unit tests, the rules about all sources, and the browser tests that load it', () => {
  const loading = AREAS.filter((area) => area !== 'e2e#test:directory');
  expect(tasksFor('auth-mfe/src/remote.tsx')).toEqual(
    ['auth#test', ...loading, 'lint#test', 'tooling#test'].sort(),
  );
});

test('a change in the contracts runs the tests of all that depend on them', () => {
  const affected = tasksFor('packages/contracts/src/domain/limits.ts');
  const others = [...tasks.values()]
    .filter(({ taskId, command }) => /#test(?!:heavy|:stories)/.test(taskId) && command !== '<NONEXISTENT>')
    .map(({ taskId }) => taskId.replace('@naija/', ''))
    .filter((id) => !affected.includes(id));
  expect(others.sort()).toEqual(['embedded-postgres#test', 'file-lock#test']);
});

test('a change in the server runs its unit tests, and those of no remote', () => {
  const affected = tasksFor('packages/server/src/app.ts', /#test$/);
  expect(affected).toEqual(['lint#test', 'server#test', 'tooling#test']);
});

test('a changed test runs again, and nothing is built for it', () => {
  const file = 'packages/contracts/src/domain/bytes.test.ts';
  expect(tasksFor(file, /contracts#/)).toEqual(['contracts#lint', 'contracts#test', 'contracts#typecheck']);
  expect(tasksFor(file, /#build/)).toEqual([]);
});

test('a change of the test settings runs all unit tests', () => {
  const unit = [...tasks.values()].filter(
    ({ taskId, command }) => /#test$/.test(taskId) && command !== '<NONEXISTENT>',
  );
  expect(tasksFor('vitest.presets.ts', /#test$/)).toHaveLength(unit.length);
});

test.each(['test', 'lint'])('%s waits for the build of its workspace, whose files it may load', (name) => {
  const early = [...tasks.values()].filter(({ taskId, command, dependencies }) => {
    const build = taskId.replace(/#.*/, '#build');
    const isBuilt = tasks.has(build) && tasks.get(build)?.command !== '<NONEXISTENT>';
    return (
      taskId.endsWith(`#${name}`) && command !== '<NONEXISTENT>' && isBuilt && !dependencies.includes(build)
    );
  });
  // Nothing in Storybook loads a file of its build.
  expect(early.map(({ taskId }) => taskId)).toEqual([`@naija/storybook#${name}`]);
});

test('a document runs only the unit tests that read it', () => {
  expect(tasksFor('docs/shipping.md')).toEqual(['lint#test', 'tooling#test']);
  expect(tasksFor('docs/operations/install.md')).toEqual(['lint#test', 'server#test', 'tooling#test']);
});

test.each(['shell/src/boot/boot.ts', 'packages/ui/src/index.ts', 'packages/e2e/playwright.config.ts'])(
  'a change of %s, which is around the remotes, runs the browser tests of all areas',
  (file) => {
    expect(tasksFor(file, /e2e#test:(?!stories)/)).toEqual(AREAS);
  },
);

test('each browser test belongs to one area, or is run by a command of its own', () => {
  const specs = readdirSync(path.join(ROOT, 'packages/e2e/specs'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('other-browsers/'));
  const areas = specs.map((file) => tasksFor(`packages/e2e/specs/${file}`, /e2e#test:/).length);
  expect(areas.filter((count) => count !== 1)).toEqual([]);
  expect(specs.length).toBeGreaterThan(50);
});

test.each(workspaceFolders().filter((folder) => folder !== 'packages/e2e'))(
  '%s has the scripts that Turborepo runs',
  (folder) => {
    expect(Object.keys(manifestOf(folder).scripts ?? {})).toEqual(
      expect.arrayContaining(['build', 'typecheck', 'lint', 'test']),
    );
  },
);
