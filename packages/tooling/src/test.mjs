import { storybookStep } from './build-steps.mjs';
import { build, prepare } from './build.mjs';
import { say } from './say.mjs';
import { ROOT } from './workspaces.mjs';

process.chdir(ROOT);
await prepare();
await build(storybookStep());

// Both need installed packages, so they cannot be imported before.
const { findBrowser } = await import('./browser.mjs');
const { suites } = await import('./suites.mjs');
const { sum, summaryLine } = await import('./tally.mjs');

await findBrowser();
const tallies = [];
for (const { name, run } of suites()) {
  say(`Checking ${name}`);
  const begun = performance.now();
  const tally = await run();
  say(`${name}: ${summaryLine(tally)} (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  tallies.push(tally);
}

const total = sum(tallies);
process.stdout.write(`${summaryLine(total)}\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
