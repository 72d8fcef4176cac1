import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { ROOT } from '@naija/tooling/workspaces';
import { EXCEPTIONS, timedWaits } from './timed-waits.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { plugins: { naija: { rules: { 'timed-waits': timedWaits } } }, rules: { 'naija/timed-waits': 'error' } },
  ],
});

/** @param {string} code */
async function problemsOf(code) {
  const [result] = await eslint.lintText(code);
  return result?.messages.map(({ messageId, message }) => messageId ?? message);
}

test.each([
  ['sleep', `await page.waitForTimeout(500);`],
  ['sleep', `import { setTimeout as delay } from 'node:timers/promises'; await delay(500);`],
  ['sleep', `await new Promise((resolve) => setTimeout(resolve, 200));`],
  ['sleep', `for (const one of all) test(one, async () => { await page.waitForTimeout(1); });`],
  ['silence', `await page.waitForLoadState('networkidle');`],
  ['silence', `await page.goto('/', { waitUntil: 'networkidle' });`],
  [
    'equal',
    `let before = -1;
    const isQuiet = () => { const same = bytes() === before; before = bytes(); return same; };`,
  ],
  ['equal', `async function quiet() { let last; for (;;) { if (last === size) return; last = size; } }`],
  ['duration', `expect(performance.now() - begun).toBeLessThan(100);`],
  ['duration', `const ms = performance.now() - begun;`],
  ['duration', `expect(Date.now() - begun).toBeLessThan(100);`],
  ['duration', `const spent = process.hrtime.bigint() - begun;`],
])('a test whose outcome depends on the machine is refused as %s: %s', async (problem, code) => {
  expect(await problemsOf(code)).toEqual([problem]);
});

test.each([
  `await expect.poll(() => count()).toBe(3);`,
  `import { setTimeout as delay } from 'node:timers/promises'; while (!isReady()) await delay(10);`,
  `await new Promise((resolve) => setTimeout(resolve));`,
  `const yesterday = new Date(Date.now() - 86_400_000);`,
  `let last; const see = () => { const had = last !== undefined; last = undefined; return had; };`,
])('waiting for a condition is allowed: %s', async (code) => {
  expect(await problemsOf(code)).toEqual([]);
});

test.each([
  'packages/e2e/specs/offline/updates.spec.ts',
  'packages/e2e/support/rendered.ts',
  'packages/server/test/use-server.ts',
  'shell/src/loading/loading.test.tsx',
  'packages/tooling/src/lib/cli.test.mjs',
])('%s is checked', async (file) => {
  const { rules } = await new ESLint({ cwd: ROOT }).calculateConfigForFile(path.join(ROOT, file));
  expect(rules).toHaveProperty(['naija/timed-waits']);
});

test.each(Object.keys(EXCEPTIONS))('the exception %s exists', (file) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
});
