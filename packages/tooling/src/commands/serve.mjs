import { build, prepareNode } from '../build/build.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readArguments } from '../lib/cli.mjs';

readArguments('npm run serve   the server alone: it serves what is published, and publishes nothing', {});

process.chdir(ROOT);
await prepareNode();
await build('shell');
loadEnvFile();

// Imported here since it is built by now.
await import('@naija/server/main');
