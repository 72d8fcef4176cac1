import { expect, test } from 'vitest';
import { minifyCss } from './minify-styles.ts';

test.each([
  [
    'comments and line breaks',
    '\n  color: red; /* not blue; {} */\n  margin: 0 auto;\n',
    ' color:red;margin:0 auto;',
  ],
  ['what stands around a rule', '\n  &:hover ,\n  > svg { gap: 1px }\n', ' &:hover,> svg{gap:1px}'],
])('%s are left out', (_, css, minified) => {
  expect(minifyCss(css)).toBe(minified);
});

test.each([
  ['between words', 'margin: 0 auto', 'margin:0 auto'],
  ['before a pseudo-class of a descendant', 'p :hover', 'p :hover'],
  ['around a sum', 'calc(1px + 2px)', 'calc(1px + 2px)'],
  ['in quotes', `content: ' a;  b '`, `content:' a;  b '`],
  ['between two values that are computed', ' ', ' '],
])('a space that means something stays: %s', (_, css, minified) => {
  expect(minifyCss(css)).toBe(minified);
});
