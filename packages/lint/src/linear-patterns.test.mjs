import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { linearPatterns } from './config.mjs';

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [linearPatterns] });

/** @param {string} pattern */
async function problemsOf(pattern) {
  const [result] = await eslint.lintText(`export const pattern = ${pattern};\n`);
  return result?.messages.map(({ ruleId }) => ruleId);
}

test.each([
  ['/\\/+$/', 'regexp/no-super-linear-move'],
  ['/[^\\s@]+@[^\\s@]+/g', 'regexp/no-super-linear-move'],
  ['/^(a+)+$/', 'regexp/no-super-linear-backtracking'],
  ['/^\\S+@\\S+$/', 'regexp/no-super-linear-backtracking'],
])('the pattern %s is refused, because a client could make it slow', async (pattern, rule) => {
  expect(await problemsOf(pattern)).toContain(rule);
});

test.each(['/^\\/+/', '/[^\\s@]/', '/^[^\\s@]+@[^\\s@]+$/'])('the pattern %s is allowed', async (pattern) => {
  expect(await problemsOf(pattern)).toEqual([]);
});
