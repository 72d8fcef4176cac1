import { install } from '../build/install.mjs';
import { readArguments } from '../lib/cli.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values, positionals } = readArguments(
  `npm run format                  writes every file as Prettier formats it
npm run format:check            names the files that are formatted otherwise
npm run format -- packages/ui   below some paths`,
  { check: { type: 'boolean' } },
);
process.chdir(ROOT);
await install();
const { start } = await import('../tests/checks.mjs');
const { prettier } = await import('../tests/tools.mjs');

const paths = positionals.length > 0 ? { paths: positionals } : {};
const { code } = await start(prettier({ ...paths, write: values.check !== true }));
process.exitCode = code;
