import { shellStep } from '../build/steps.mjs';
import { build, prepareNode } from '../build/prepare.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readArguments } from '../lib/cli.mjs';

readArguments('npm run serve   the server alone: it serves what is published, and publishes nothing', {});

process.chdir(ROOT);
await prepareNode();
await build(shellStep());

// Imported here since it is built by now.
await import('@naija/server/main');
