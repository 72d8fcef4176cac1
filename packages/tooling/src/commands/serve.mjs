import { shellSteps } from '../build/steps.mjs';
import { build, prepareNode } from '../build/prepare.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { forEachConcurrently } from '../lib/concurrency.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readArguments } from '../lib/cli.mjs';

readArguments('npm run serve   the server alone: it serves what is published, and publishes nothing', {});

process.chdir(ROOT);
await prepareNode();
await forEachConcurrently(shellSteps(), build);
loadEnvFile();

// Imported here since it is built by now.
await import('@naija/server/main');
