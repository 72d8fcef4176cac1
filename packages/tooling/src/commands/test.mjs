import { storybookStep } from '../build/steps.mjs';
import { prepare } from '../build/prepare.mjs';
import { readArguments } from '../lib/cli.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values } = readArguments(
  `npm test                checks and all tests but the heavy ones; skips what passed with the same inputs before
npm test -- --force     the same, skipping nothing
npm test -- --all       trusts no earlier run, and adds heavy tests, other browsers and a short bench: what CI runs
npm test -- --browsers  the essentials in other browsers, as far as they are installed
npm test -- --faults    the promises about bad networks and sudden ends at full size, with their figures`,
  {
    force: { type: 'boolean' },
    all: { type: 'boolean' },
    browsers: { type: 'boolean' },
    faults: { type: 'boolean' },
  },
);
const isPartial = values.browsers === true || values.faults === true;
const isAll = values.all === true;
const force = isAll || values.force === true;

process.chdir(ROOT);
// Only heavy tests open it.
await prepare(...(isAll ? [storybookStep()] : []));

// Imported here since packages are installed by now.
const { findBrowser } = await import('../lib/browser.mjs');
const { checks } = await import('../tests/checks.mjs');
const { runSuites } = await import('../tests/run-suites.mjs');
const { benchSuite, browserSuite, faultSuite, heavyUnitSuites, otherBrowsersSuite, unitSuite } =
  await import('../tests/suites.mjs');

await findBrowser();
const partial = [
  ...(values.browsers ? [otherBrowsersSuite()] : []),
  ...(values.faults ? [faultSuite()] : []),
];
await runSuites(
  isPartial
    ? partial.map((suite) => [suite])
    : [
        // The linter takes one core for longer than all other checks together.
        [unitSuite(), ...checks({ cached: !force })],
        // Heavy unit tests often wait; begun after the browser tests, they would run alone.
        isAll ? [browserSuite('all'), ...heavyUnitSuites('small')] : [browserSuite()],
        // With nothing beside them: on a busy machine pages of WebKit came too late.
        isAll ? [otherBrowsersSuite()] : [],
        // It compares speeds: nothing runs beside it, and no other suite has to wait for it.
        isAll ? [benchSuite()] : [],
      ],
  { force: force || isPartial },
);
