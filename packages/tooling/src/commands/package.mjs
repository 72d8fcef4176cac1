import path from 'node:path';
import { packageServer } from '../build/package-server.mjs';
import { prepare } from '../build/prepare.mjs';
import { readArguments } from '../lib/cli.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { positionals } = readArguments(
  `npm run package -- <folder>   all that a server needs at run time, in a new folder: without sources, tests and tools`,
  {},
);
const [place, ...others] = positionals;
if (place === undefined || others.length > 0) exitWithError('Name one folder: npm run package -- <folder>');
const folder = path.resolve(place);

process.chdir(ROOT);
await prepare();
await packageServer(folder).catch((/** @type {unknown} */ error) =>
  exitWithError(error instanceof Error ? error.message : String(error)),
);
log(`Start it with: node ${path.join(folder, 'packages/server/dist/main.js')}`);
