/**
 * Tells the person at the terminal what is being done.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`› ${text}\n`);
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
