import { expect, test } from 'vitest';
import { neededProperties } from './custom-properties.ts';

test.each([
  ['a style of a component', ['const Box = styled.p`color:var(--color-ink);`'], ['--color-ink']],
  ['a style sheet', ['a{gap:calc(2 * var( --space-md ))}'], ['--space-md']],
  ['a property with a fallback', ['a{color:var(--tint, red)}'], []],
  ['a property that it sets itself', ['a{--gap:1rem}', 'b{gap:var(--gap)}'], []],
  ['a property that it sets in a style attribute', ["x={{'--share': 3}}", 'b{width:var(--share)}'], []],
  ['a property that it sets by script', ["n.style.setProperty('--top', y)", 'b{top:var(--top)}'], []],
])('of a remote with %s, what the shell has to set is known', (_, sources, needed) => {
  expect(neededProperties(sources)).toEqual(needed);
});
