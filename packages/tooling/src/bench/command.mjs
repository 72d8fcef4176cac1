import { prepare } from '../build/build.mjs';
import { stopChildren } from '../lib/child.mjs';
import { readArguments } from '../lib/cli.mjs';
import { exitWithError } from '../lib/log.mjs';
import { closeOnSignal } from '../lib/shutdown.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values } = readArguments(
  `npm run bench                    measures everything, prints one table, writes packages/tooling/bench/results.json
npm run bench -- --check         the same, and fails where a budget of packages/tooling/bench/budgets.json is not met
npm run bench -- --short         a little of each group, in a few minutes, as CI runs it; its budgets hold on a busy machine; writes nothing
npm run bench -- --full          also among 1,000,000 agents, which takes two minutes more the first time
npm run bench -- --only browser  one group of figures: weight, browser, lighthouse, server, metrics or outage; several with commas
npm run bench -- --runs 3        as many runs of each measurement
npm run bench -- --load          visits a server in production for ten minutes, among 100,000 agents and 1,000,000 comments;
                                 fails where a request failed, a comment was lost, or memory grew; writes nothing
    --minutes 10  --rate 100     how long, and how many requests a second
    --agents 100000              how many agents, a multiple of 10,000, with ten comments for each`,
  {
    check: { type: 'boolean' },
    short: { type: 'boolean' },
    full: { type: 'boolean' },
    only: { type: 'string' },
    runs: { type: 'string' },
    load: { type: 'boolean' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    agents: { type: 'string', default: '100000' },
  },
);
const runs = typeof values.runs === 'string' ? Number(values.runs) : undefined;
if (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
  exitWithError('--runs takes a number from 1');
const [minutes = 0, rate = 0, agents = 0] = [values.minutes, values.rate, values.agents].map(Number);
if (!(minutes > 0 && rate >= 1 && agents > 0 && agents % 10_000 === 0))
  exitWithError('--minutes and --rate take positive numbers, --agents a multiple of 10,000');

process.chdir(ROOT);
await prepare();

// Imported here since it is built by now.
const { bench } = await import('./run.mjs');
const { load } = await import('./load/load.mjs');

// Whatever fails after a signal fails because of it.
const isInterrupted = closeOnSignal(stopChildren, 1);
try {
  const isMet = values.load
    ? await load({ minutes, rate: Math.round(rate), agents, comments: 10 * agents })
    : await bench({
        form: values.short ? 'short' : values.full ? 'full' : 'whole',
        runs,
        only: typeof values.only === 'string' ? values.only.split(',') : [],
        check: values.check === true,
      });
  if (!isMet) process.exitCode = 1;
} catch (error) {
  if (!isInterrupted()) throw error;
}
