import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';
import { vocabulary } from './vocabulary.mjs';
import { EXCEPTIONS, WORDS } from './words.mjs';

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [{ plugins: { naija: { rules: { vocabulary } } }, rules: { 'naija/vocabulary': 'error' } }],
});

/** @param {string} code @param {string} [file] */
async function problemsOf(code, file = 'shell/src/a.js') {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${ROOT}/${file}` });
  return result?.messages.map(({ message }) => message) ?? [];
}

test.each([
  ['const savedCopy = 1;', "'saved copy' in the name savedCopy: the field's word is cached response"],
  ['const PATIENCE_MS = 1;', "'patience' in the name PATIENCE_MS: the field's word is timeout"],
  ['class A { #heir = 1; }', "'heir' in the name heir: the field's word is successor"],
  ['// Stays on this phone.', "'this phone' in a comment: the field's word is device"],
  ['// Read without a line.', "'without a line' in a comment: the field's word is network"],
])('%s is refused, with the word to use', async (code, message) => {
  expect(await problemsOf(code)).toEqual([message]);
});

test('a file or folder with such a name is refused', async () => {
  expect(await problemsOf('', 'shell/src/shelves/put.js')).toEqual([
    "'shelves' in the file name shelves: the field's word is cache",
  ]);
});

test('a name is reported once, however often it occurs', async () => {
  expect(await problemsOf('const heir = 1; void heir; void heir;')).toHaveLength(1);
});

test.each([
  'const phone = 1;',
  'const line = 1;',
  '// A phone number.',
  '// One line of text: it goes on in the next, as told above.',
  'const background = 1;',
  'const unsealable = 1;',
])('%s is allowed: it means what it says', async (code) => {
  expect(await problemsOf(code)).toEqual([]);
});

test('each word says what to use, and each exception why it is one', () => {
  for (const { instead } of WORDS) expect(instead).not.toBe('');
  for (const { reason } of EXCEPTIONS) expect(reason).not.toBe('');
});
