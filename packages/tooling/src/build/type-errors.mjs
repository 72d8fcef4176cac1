import { log } from '../lib/log.mjs';
import { COMPILER, runTool } from '../lib/run.mjs';

/**
 * Compiles the types of a workspace and of all that it imports.
 * @param {string} folder relative to the repository
 * @returns {Promise<string[]>} what is wrong, an error each with its place
 */
export async function typeErrors(folder) {
  log(`Compiling the types of ${folder}`);
  // Imported here since it is built by now.
  const { compilerErrors } = await import('@naija/mfe');
  return compilerErrors(await runTool(COMPILER, ['-b', folder, '--pretty', 'false'], { quiet: true }));
}
