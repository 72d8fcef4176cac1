import { prepare } from '../build/prepare.mjs';
import { storybookStep } from '../build/steps.mjs';
import { readArguments } from '../lib/cli.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values } = readArguments(
  `npm run test:heavy                   tests marked as heavy, faults and other browsers, at full size
npm run test:heavy -- --size small   as CI runs them: of the faults only those that npm test leaves out`,
  { size: { type: 'string', default: 'full' } },
);
process.chdir(ROOT);
process.env['TEST_SIZE'] = values.size;
const { TEST_SIZE } = await import('../tests/size.mjs');
await prepare(storybookStep());

const { findBrowser } = await import('../lib/browser.mjs');
const { runSuites } = await import('../tests/run-suites.mjs');
const { benchSuite, heavySuites } = await import('../tests/suites.mjs');
await findBrowser();
// Figures are taken with nothing beside them.
const suites = heavySuites(TEST_SIZE);
const stages = TEST_SIZE === 'full' ? suites.map((suite) => [suite]) : [suites];
await runSuites([...stages, [benchSuite()]], { force: true });
