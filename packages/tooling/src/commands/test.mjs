import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkNode, install } from '../build/install.mjs';
import { readArguments } from '../lib/cli.mjs';
import { log } from '../lib/log.mjs';
import { manifestOf, remoteFolders, ROOT, workspaceFolders } from '../lib/workspaces.mjs';

const { values, positionals } = readArguments(
  `npm test                checks and all tests but the heavy ones; skips what passed with the same inputs before
npm test -- --force     the same, skipping nothing
npm test -- --all       trusts no earlier run, and adds heavy tests, other browsers, the recommended or the oldest Node,
                        and a short bench: what CI runs
npm test -- --heavy     heavy tests, faults, other browsers, Node versions and the bench, at full size
npm test -- --browsers  the essentials in other browsers, as far as they are installed
npm test -- --faults    the promises about bad networks and sudden ends at full size, with their figures
npm test -- --node      starts the server and runs a slice of the tests in each supported version of Node, or in those that are named

npx turbo run test --filter=./directory-mfe tests one workspace, and npx turbo run test:offline one area in the browser.`,
  {
    force: { type: 'boolean' },
    all: { type: 'boolean' },
    heavy: { type: 'boolean' },
    browsers: { type: 'boolean' },
    faults: { type: 'boolean' },
    node: { type: 'boolean' },
  },
);
process.chdir(ROOT);
checkNode();
await install();
// Imported here since packages are installed by now.
const { findBrowser } = await import('../lib/browser.mjs');
const { runTasks } = await import('../tests/run-tasks.mjs');
const { runBench, runInNode, NODE_VERSIONS } = await import('../tests/programs.mjs');
const { sum, summary, TALLIES } = await import('../tests/tally.mjs');

await findBrowser();
for (const folder of workspaceFolders()) rmSync(path.join(folder, TALLIES), { recursive: true, force: true });
// With `--force` for each stage, Turborepo would build everything again for each.
if (values.all === true || values.force === true || values.heavy === true)
  rmSync('.turbo/cache', { recursive: true, force: true });
const begun = performance.now();
/** @type {import('../tests/tally.mjs').Tally[]} */
const tallies = [];

const builds = ['packages/server', 'shell', ...remoteFolders()].map(
  (folder) => `${manifestOf(folder).name}#build`,
);
const units = workspaceFolders()
  .filter((folder) => folder !== 'packages/e2e')
  .map((folder) => `${manifestOf(folder).name}#test`);
const CHECKS = ['typecheck', 'lint', 'check:format', 'check:imports', 'check:unused', 'check:advisories'];
const PAGES = '@naija/e2e#test';
const STORIES = ['@naija/storybook#build', 'test:stories'];
const FULL = { TEST_SIZE: 'full' };

if (values.browsers === true) await run('other browsers', [...builds, 'test:browsers']);
else if (values.faults === true) await run('faults at full size', [...builds, 'test:faults'], FULL);
else if (values.node === true) await inNode(positionals.length > 0 ? positionals : NODE_VERSIONS);
else if (values.heavy === true) {
  // One after the other, since figures are taken.
  await run('heavy unit and server tests', [...builds, 'test:heavy'], FULL);
  const env = { ...FULL, TEST_HEAVY: 'only' };
  await run('heavy browser tests', [PAGES, ...STORIES], env);
  await run('other browsers', ['test:browsers'], env);
  await run('faults at full size', ['test:faults'], FULL);
  await inNode(NODE_VERSIONS);
  tallies.push(await runBench());
} else {
  // Unit tests, and everything that reads sources and runs nothing of them.
  await run('builds, checks and unit tests', [...builds, ...units, ...CHECKS]);
  if (values.all === true) {
    // Heavy unit tests often wait; started after the browser tests, they would run by themselves.
    await run('browser and heavy tests', [PAGES, ...STORIES, 'test:heavy'], { TEST_HEAVY: 'all' });
    // Run on their own, because pages of WebKit are too late on a busy machine, and the bench compares speeds.
    await run('other browsers', ['test:browsers'], { TEST_HEAVY: 'all' });
    await inNode(otherNodes());
    tallies.push(await runBench());
  } else await run('browser tests', [PAGES]);
}

log(`All of it took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
const total = sum(tallies);
process.stdout.write(summary(total));
// Without another browser, all of its tests are skipped; a run without any test is an error.
process.exitCode = total.failed === 0 && total.passed + total.skipped > 0 ? 0 : 1;

/** @param {string} name @param {readonly string[]} tasks @param {NodeJS.ProcessEnv} [env] */
async function run(name, tasks, env = {}) {
  log(`Running ${name}`);
  tallies.push(await runTasks(tasks, { env }));
}

/** The recommended version of Node, or the oldest if this is the recommended one. */
function otherNodes() {
  const recommended = readFileSync('.nvmrc', 'utf8').trim();
  return process.versions.node.startsWith(`${recommended}.`) ? NODE_VERSIONS.slice(0, 1) : [recommended];
}

/** @param {readonly string[]} versions */
async function inNode(versions) {
  await run('builds', builds);
  for (const version of versions) tallies.push(await runInNode(version));
}
