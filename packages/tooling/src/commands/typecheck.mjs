import { install } from '../build/install.mjs';
import { readArguments } from '../lib/cli.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { positionals } = readArguments(
  `npm run typecheck                  the types of everything that changed
npm run typecheck -- packages/ui   of one workspace and what it imports`,
  {},
);
process.chdir(ROOT);
await install();
const { start } = await import('../tests/checks.mjs');
const { compiler } = await import('../tests/tools.mjs');

const { code } = await start(compiler(positionals.length > 0 ? positionals : undefined));
process.exitCode = code;
