import { readFileSync } from 'node:fs';
import path from 'node:path';
import { install } from '../build/install.mjs';
import { readArguments } from '../lib/cli.mjs';
import { log } from '../lib/log.mjs';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values } = readArguments(
  `npm run audit             compares package-lock.json with the list of advisories, then asks the registry
npm run audit -- --list   compares it with the list alone, packages/tooling/advisories.json`,
  { list: { type: 'boolean' } },
);
process.chdir(ROOT);
await install();
const { advisoryProblems } = await import('../build/advisories.mjs');

const list = /** @type {import('../build/advisories.mjs').AdvisoryList} */ (
  readJson('packages/tooling/advisories.json')
);
const lock = /** @type {import('../build/advisories.mjs').Lock} */ (readJson('package-lock.json'));
const problems = advisoryProblems(lock, list);
for (const problem of problems) process.stderr.write(`✗ ${problem}\n`);
log(`${String(list.advisories.length)} advisories of ${list.date}: ${String(problems.length)} problems`);
const isRefused = values.list === true ? false : await isRefusedByRegistry();
process.exitCode = problems.length > 0 || isRefused ? 1 : 0;

/** True if `npm audit` reports vulnerable packages; a registry without advisories is only logged. */
async function isRefusedByRegistry() {
  const { code, output } = await run('npm', ['audit', '--omit=dev'], { quiet: true });
  const refusal = /audit (?<status>\d{3} .+?) - POST/.exec(output)?.groups?.['status'];
  if (code === 0) log('npm audit: nothing found');
  else if (refusal !== undefined || output.includes('audit endpoint returned an error'))
    log(`npm audit: the registry serves no advisories (${refusal ?? 'unreachable'})`);
  else process.stderr.write(output);
  return code !== 0 && !output.includes('audit endpoint returned an error');
}

/** @param {string} file */
function readJson(file) {
  return /** @type {unknown} */ (JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
}
