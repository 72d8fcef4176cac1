import { log } from '../lib/log.mjs';
import { COMPILER, runTool } from '../lib/run.mjs';

/**
 * Compiles the types of a workspace and of all that it imports.
 * @param {string} folder relative to the repository
 * @returns {Promise<string[]>} what is wrong, an error each with its place
 */
export async function typeErrors(folder) {
  log(`Compiling the types of ${folder}`);
  const { code, output } = await runTool(COMPILER, ['-b', folder, '--pretty', 'false'], {
    quiet: true,
  });
  if (code === 0) return [];
  /** @type {string[]} */
  const errors = [];
  for (const line of output.split('\n').filter((each) => each.trim() !== ''))
    // What is indented explains the error before it.
    if (/^\s/.test(line) && errors.length > 0) errors.push(`${errors.pop() ?? ''}\n${line}`);
    else errors.push(line);
  return errors.length > 0 ? errors : [`the compiler ended with ${String(code)} and said nothing`];
}
