import { prepare } from '../build/build.mjs';
import { stopChildren } from '../lib/child.mjs';
import { readArguments } from '../lib/cli.mjs';
import { exitWithError } from '../lib/log.mjs';
import { closeOnSignal } from '../lib/shutdown.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const SECONDS = 150;

const { values } = readArguments(
  `npm run test:attack                    attacks a server of its own with wapiti, sqlmap, ffuf, an OpenAPI fuzzer, the
                                       HTTP Observatory and slowhttptest, and fails at what is not explained in
                                       packages/tooling/attack/explained.json
npm run test:attack -- --skip-missing  without tools that are not installed, which fail otherwise; in Debian:
                                       apt-get install -y wapiti sqlmap slowhttptest ffuf
npm run test:attack -- --only wapiti   one tool; several with commas
npm run test:attack -- --seconds 150   longest time of each program
npm run test:attack -- --seed 1        of the OpenAPI fuzzer; a finding names the one that shows it again`,
  {
    'skip-missing': { type: 'boolean' },
    only: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
  },
);
const seconds = Number(values.seconds ?? SECONDS);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!(seconds >= 20)) exitWithError('--seconds takes a number from 20');
if (!Number.isInteger(seed)) exitWithError('--seed takes a whole number');

process.chdir(ROOT);
await prepare();

// Imported here since it is built by now.
const { attack } = await import('./attack.mjs');
const { TOOLS } = await import('./tools.mjs');
const { stopPrograms } = await import('./run-program.mjs');

const only = typeof values.only === 'string' ? values.only.split(',') : [];
const unknown = only.filter((name) => !TOOLS.some((tool) => tool.name === name));
if (unknown.length > 0)
  exitWithError(`--only ${unknown.join()}: expected some of ${TOOLS.map(({ name }) => name).join()}`);

// Whatever fails after a signal fails because of it.
const isInterrupted = closeOnSignal(() => {
  stopPrograms();
  return stopChildren();
}, 1);
try {
  const skipMissing = values['skip-missing'] === true;
  if (!(await attack({ only, seconds, seed, skipMissing }))) process.exitCode = 1;
} catch (error) {
  if (!isInterrupted()) throw error;
}
