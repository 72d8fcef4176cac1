import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { plainEnglish } from './plain-english.mjs';

/** @param {string} code */
const problemsOf = (code) =>
  new Linter()
    .verify(code, {
      plugins: { naija: { rules: { 'plain-english': plainEnglish } } },
      rules: { 'naija/plain-english': 'error' },
    })
    .map(({ messageId, message }) => messageId ?? message);

test.each([
  '/** Read replica of `databaseUrl`; public reads go there. */',
  '// A form may leave it empty.\n// From here on it is required.',
  '/** Nothing is stored for a comment classified as spam. */',
  '/** Without a script, the browser sends the form. */',
  '/** @throws Error that names the first invalid field */',
  '// React leaves an input alone, caret included.',
  '/** Only listed agents. */',
  "test('an agent sees the pending edit after a reload', () => {});",
  "report('a stranger is no title');",
])('accepts %s', (code) => {
  expect(problemsOf(code)).toEqual([]);
});

test.each([
  '/** Of a network that count in any case */',
  '/** Alone in older versions of WebKit */',
  '/** In what a canary is worse */',
  '/**\n * Whether a value is stored.\n * @param value any\n */',
  '// From three answers on.',
  '/** Where a browser stores something */',
  '/** What the server says about it */',
])('refuses the fragment %s', (code) => {
  expect(problemsOf(code)).toEqual(['fragment']);
});

test.each([
  '// It mends the list.',
  '/** A token in the place of a password */',
  '/** The address of whoever asks */',
  '/** Limits for strangers */',
  '/** The list has listed agents alone. */',
  "test('nobody gets a mail', () => {});",
  "it.only('a stranger gets nothing', () => {});",
])('suggests another word in %s', (code) => {
  expect(problemsOf(code)).toEqual(['word']);
});
