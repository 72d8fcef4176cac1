import { prepare } from '../build/prepare.mjs';
import { readArguments } from '../lib/cli.mjs';
import { NODE_VERSIONS } from '../lib/node-versions.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { positionals } = readArguments(
  `npm run test:node         starts the server and runs a slice of the tests in Node ${NODE_VERSIONS.join(', ')}
npm run test:node -- 22   in one version, which npm fetches into .cache`,
  {},
);
process.chdir(ROOT);
await prepare();
const { runSuites } = await import('../tests/run-suites.mjs');
const { nodeSuite } = await import('../tests/suites.mjs');
const versions = positionals.length > 0 ? positionals : NODE_VERSIONS;
await runSuites(
  versions.map((version) => [nodeSuite(version)]),
  { force: true },
);
