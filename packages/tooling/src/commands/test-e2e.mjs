import { prepare } from '../build/prepare.mjs';
import { storybookStep } from '../build/steps.mjs';
import { readArguments } from '../lib/cli.mjs';
import { runTool } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values, positionals } = readArguments(
  `npm run test:e2e                   browser tests of the areas that changed
npm run test:e2e -- --force        of all areas
npm run test:e2e -- specs/auth     the specs whose path matches, heavy ones included (npx playwright test takes all of Playwright's options)`,
  { force: { type: 'boolean' } },
);
process.chdir(ROOT);
const isAsked = positionals.length > 0;
await prepare(...(isAsked ? [storybookStep()] : []));
const { findBrowser } = await import('../lib/browser.mjs');
await findBrowser();

if (isAsked) {
  const { code } = await runTool('@playwright/test/cli.js', ['test', '--reporter=list', ...positionals], {
    env: { ...process.env, TEST_HEAVY: 'all' },
  });
  process.exitCode = code;
} else {
  const { runSuites } = await import('../tests/run-suites.mjs');
  const { browserSuite } = await import('../tests/suites.mjs');
  await runSuites([[browserSuite()]], { force: values.force === true });
}
