import { install } from '../build/install.mjs';
import { readArguments } from '../lib/cli.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { positionals } = readArguments(
  `npm run lint                  ESLint on what changed since it last passed, and the architecture
npm run lint -- packages/ui   ESLint on some paths, and the architecture`,
  {},
);
process.chdir(ROOT);
await install();
const { start } = await import('../tests/checks.mjs');
const { architecture, eslint } = await import('../tests/tools.mjs');

const lint = await start(eslint(positionals.length > 0 ? { paths: positionals } : {}));
const imports = await start(architecture());
process.exitCode = Math.max(lint.code, imports.code);
