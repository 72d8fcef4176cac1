import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { designTokens } from '../lib/custom-properties.ts';

const SHELL = fileURLToPath(new URL('../../../../shell', import.meta.url));

test('a shell says which design tokens its pages can use', async () => {
  const tokens = await designTokens(SHELL);
  expect(tokens).toEqual(expect.arrayContaining(['--color-ink', '--space-md', '--shadow-low']));
  expect(tokens.filter((token) => !/^--[a-z]+-\w+$/.test(token))).toEqual([]);
});
