const TEST_FOLDER = /(^|\/)(test|testing)\//;
const TEST_FILE = /\.(test|spec|stories|fixture)\.\w+$|(^|\/)testing\.tsx?$|\.config\.(ts|js)$/;
const ONLY_TESTS = /^(packages\/e2e|storybook)\//;

/**
 * True for files that only tests and their tools run; nothing that is shipped may import them.
 * @param {string} file relative to the repository
 */
export function isTestCode(file) {
  return TEST_FOLDER.test(file) || TEST_FILE.test(file) || ONLY_TESTS.test(file);
}
