/**
 * Tells the person at the terminal what is being done. The other output is for what a command answers.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`› ${text}\n`);
}

/**
 * Ends with one clear line instead of a stack.
 * @param {string} text
 * @returns {never}
 */
export function giveUp(text) {
  process.stderr.write(`✗ ${text}\n`);
  process.exit(1);
}
