// Runs the server alone: it serves the releases that are published, and publishes nothing.
import { shellStep } from './build-steps.mjs';
import { build, prepareNode } from './build.mjs';
import { ROOT } from './workspaces.mjs';

process.chdir(ROOT);
await prepareNode();
await build(shellStep());

// Loaded only now: before, it may not have been built.
await import('@naija/server/main');
