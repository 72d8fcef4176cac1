import { expect, it } from 'vitest';
import { escapeInvisibleJson, escapeInvisibleText } from './logger.ts';

// A name that a terminal would show as 'admin logged in', on a line of its own.
const HIDDEN = 'a\u202enidma\u202c\u200b\u2028\u001b[2K\u009b2J\u{e0041}';
const line = `${JSON.stringify({ msg: HIDDEN, err: { stack: 'Error\n    at x' } })}\n`;

it.each([
  ['of JSON', escapeInvisibleJson],
  ['for people', escapeInvisibleText],
])('a line %s holds no invisible character', (_, visible) => {
  expect(visible(line).trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
});

it('a line of JSON keeps its value', () => {
  expect(JSON.parse(escapeInvisibleJson(line))).toEqual(JSON.parse(line));
});

it('a line for people shows escapes in its strings, and stacks keep their line feeds', () => {
  expect(JSON.parse(escapeInvisibleText(line))).toEqual({
    msg: 'a\\u202enidma\\u202c\\u200b\\u2028\\u001b[2K\\u009b2J\\udb40\\udc41',
    err: { stack: 'Error\n    at x' },
  });
});

it('text of every language stays as it is', () => {
  const words = `${JSON.stringify({ msg: 'Ọmọ Ẹ̀kó, ₦50,000, مرحبا' })}\n`;
  expect([escapeInvisibleJson(words), escapeInvisibleText(words)]).toEqual([words, words]);
});
