#!/usr/bin/env node
import { prepareNode } from '../build/build.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { ROOT } from '../lib/workspaces.mjs';

if (process.argv[2] === 'mfe') {
  process.argv.splice(2, 1);
  // Apart, because a rollback must work while the server does not compile.
  await import('./mfe.mjs');
} else {
  const cwd = process.cwd();
  // Settings that are relative mean the same folder as for `npm start`.
  process.chdir(ROOT);
  await prepareNode();
  loadEnvFile();
  // Imported here since it is built by now.
  const { naija } = await import('@naija/server/naija');
  process.exitCode = await naija(process.argv.slice(2), {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    env: process.env,
    cwd,
  });
}
