/** Logs progress to stderr; stdout is for results. @param {string} text */
export function log(text) {
  process.stderr.write(`› ${text}\n`);
}

/** Exits with one line instead of a stack trace. @param {string} text @returns {never} */
export function exitWithError(text) {
  process.stderr.write(`✗ ${text}\n`);
  process.exit(1);
}
