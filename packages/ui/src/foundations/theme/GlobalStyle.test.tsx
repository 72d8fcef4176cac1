import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { GlobalStyle } from './GlobalStyle.tsx';
import { dark, strongDark } from './palettes.ts';
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

test('a chosen theme stands above what the system says', () => {
  const styles = globalStyles();
  expect(styles).toMatch(new RegExp(`:root\\[data-theme='dark'\\]\\s*{[^}]*--color-paper:\\s*${dark.paper}`));
  expect(styles).toMatch(/prefers-color-scheme:\s*dark\)\s*{\s*:root:not\(\[data-theme='light'\]\)/);
});

test('more contrast is given in both themes', () => {
  expect(globalStyles()).toMatch(
    new RegExp(`prefers-contrast:\\s*more.*:root\\[data-theme='dark'\\]\\s*{[^}]*${strongDark.edge}`, 's'),
  );
});

test('text is readable before the font has loaded, at the same size, and keeps the font that it has by then', () => {
  const styles = globalStyles();
  expect(styles).toMatch(/font-display:\s*optional/);
  expect(styles).toMatch(/local\('Roboto'\)[^}]*size-adjust:\s*[\d.]+%/s);
});
