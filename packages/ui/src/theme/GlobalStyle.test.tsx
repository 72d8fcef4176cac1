import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { GlobalStyle } from './GlobalStyle.tsx';
import { tokens } from './tokens.ts';

function globalStyles(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
}

test('every token has a value once the global style is there', () => {
  const styles = globalStyles();
  const used = Object.values(tokens).flatMap((group) => Object.values(group));
  const missing = used.filter((name) => !styles.includes(`${name.slice('var('.length, -1)}:`));
  expect(missing).toEqual([]);
});

test('a visitor who asks for a dark screen or for less motion gets it', () => {
  expect(globalStyles()).toMatch(/prefers-color-scheme:\s*dark.*prefers-reduced-motion:\s*reduce/s);
});
