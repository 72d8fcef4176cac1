import { prepareNode } from '../build/prepare.mjs';
import { ROOT } from '../lib/workspaces.mjs';

// As `npm start` does: relative settings mean the same folder.
process.chdir(ROOT);
await prepareNode();

// Imported here since it is built by now.
const { run } = await import('@naija/server/db');
process.exitCode = await run('releases', process.argv.slice(2), {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
  env: process.env,
});
