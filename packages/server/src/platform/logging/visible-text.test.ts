import { expect, it } from 'vitest';
import { visibleJson, visibleTexts } from './visible-text.ts';

// A name that a terminal would show as 'admin logged in', on a line of its own.
const HIDDEN = 'a\u202enidma\u202c\u200b\u2028\u001b[2K\u009b2J\u{e0041}';
const line = `${JSON.stringify({ msg: HIDDEN, err: { stack: 'Error\n    at x' } })}\n`;

it.each([
  ['of JSON', visibleJson],
  ['for people', visibleTexts],
])('a line %s holds no character that is not seen', (_, visible) => {
  expect(visible(line).trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
});

it('a line of JSON reads as before', () => {
  expect(JSON.parse(visibleJson(line))).toEqual(JSON.parse(line));
});

it('a line for people has the escapes in its texts, and stacks keep their lines', () => {
  expect(JSON.parse(visibleTexts(line))).toEqual({
    msg: 'a\\u202enidma\\u202c\\u200b\\u2028\\u001b[2K\\u009b2J\\udb40\\udc41',
    err: { stack: 'Error\n    at x' },
  });
});

it('words of every language stay as they are', () => {
  const words = `${JSON.stringify({ msg: 'Ọmọ Ẹ̀kó, ₦50,000, مرحبا' })}\n`;
  expect([visibleJson(words), visibleTexts(words)]).toEqual([words, words]);
});
