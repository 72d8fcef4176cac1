import { prepareNode } from './prepare.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/**
 * Runs a program of the server with the arguments and settings of this process, and sets its exit status.
 * @param {Parameters<typeof import('@naija/server/db').run>[0]} program
 */
export async function runServerProgram(program) {
  // As `npm start` does: relative settings mean the same folder.
  process.chdir(ROOT);
  await prepareNode();
  loadEnvFile();
  // Imported here since it is built by now.
  const { run } = await import('@naija/server/db');
  process.exitCode = await run(program, process.argv.slice(2), {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    env: process.env,
  });
}
