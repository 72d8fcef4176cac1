import { prepareNode } from './build.mjs';
import { ROOT } from './workspaces.mjs';

// As `npm start` does: relative settings mean the same folder.
process.chdir(ROOT);
await prepareNode();

// Not there before the first build, so it cannot be imported at the top.
const { run } = await import('@naija/server/db');
process.exitCode = await run(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
  env: process.env,
});
