import { prepareNode } from '../build/prepare.mjs';
import { readArguments } from '../lib/cli.mjs';
import { runTool } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values, positionals } = readArguments(
  `npm run test:unit                      unit, component and server tests of the workspaces that changed
npm run test:unit -- --force           of all workspaces
npm run test:unit -- packages/ui/src   the tests below some paths`,
  { force: { type: 'boolean' } },
);
process.chdir(ROOT);
await prepareNode();

if (positionals.length > 0) {
  const { code } = await runTool('vitest/vitest.mjs', ['run', ...positionals]);
  process.exitCode = code;
} else {
  const { runSuites } = await import('../tests/run-suites.mjs');
  const { unitSuite } = await import('../tests/suites.mjs');
  await runSuites([[unitSuite()]], { force: values.force === true });
}
