// Runs every check; with `--browsers` those in other browsers alone, with `--all` both; with `--faults` the promises about
// bad lines and sudden ends at full size.
import { storybookStep } from './build-steps.mjs';
import { prepare } from './build.mjs';
import { giveUp, say } from './say.mjs';
import { twoAtOnce } from './two-at-once.mjs';
import { ROOT } from './workspaces.mjs';

const [asked = ''] = process.argv.slice(2);
const all = asked === '' || asked === '--all';
process.chdir(ROOT);
await prepare(...(all ? [storybookStep()] : []));

// They need installed packages, so they cannot be imported before.
const { findBrowser } = await import('./browser.mjs');
const { checks, faults, otherBrowsers, suites } = await import('./suites.mjs');
const { failureList, sum, summaryLine } = await import('./tally.mjs');

/** @type {Record<string, import('./suites.mjs').Suite[]>} */
const choices = {
  '': suites(),
  '--browsers': [otherBrowsers()],
  '--faults': [faults()],
  '--all': [...suites(), otherBrowsers()],
};
const chosen = choices[asked] ?? giveUp(`${asked} is none of ${Object.keys(choices).join(' ')}`);

await findBrowser();
/** @type {import('./tally.mjs').Tally[]} */
const tallies = [];
/** @param {import('./suites.mjs').Suite} suite */
const runSuite = async ({ name, run }) => {
  say(`Checking ${name}`);
  const begun = performance.now();
  const tally = await run();
  say(`${name}: ${summaryLine(tally)} (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  tallies.push(tally);
};
if (all) await twoAtOnce(checks(), runSuite);
// One after the other: each of them makes use of the whole machine.
for (const suite of chosen) await runSuite(suite);

const total = sum(tallies);
process.stdout.write(`${failureList(total)}${summaryLine(total)}\n`);
// Where no other browser is installed, all of its tests are skipped; a run without any test is a fault.
process.exitCode = total.failed === 0 && total.passed + total.skipped > 0 ? 0 : 1;
