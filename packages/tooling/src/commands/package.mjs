import path from 'node:path';
import { packageServer } from '../build/package-server.mjs';
import { prepare } from '../build/build.mjs';
import { describeCommit } from '../lib/commit.mjs';
import { readArguments } from '../lib/cli.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { positionals } = readArguments(
  `npm run package -- <folder>   all that a server and its operator need at run time, in a new folder: without sources, tests and tools

COMMIT   the commit that naija_build_info names, where there is no Git to ask`,
  {},
);
const [place, ...others] = positionals;
if (place === undefined || others.length > 0) exitWithError('Name one folder: npm run package -- <folder>');
const folder = path.resolve(place);

process.chdir(ROOT);
await prepare();
await packageServer(folder, process.env['COMMIT'] || describeCommit()).catch((/** @type {unknown} */ error) =>
  exitWithError(error instanceof Error ? error.message : String(error)),
);
log(`Start it with: node ${path.join(folder, 'packages/server/dist/main.js')}`);
log(`Operate it with: ${path.join(folder, 'naija')} --help`);
