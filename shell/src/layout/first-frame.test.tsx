import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo, theme } from '@naija/ui';
import html from '../../index.html?raw';
import { SHELL_MESSAGES } from '../words/messages.ts';

const page = new DOMParser().parseFromString(html, 'text/html');
const [light = '', dark = ''] = (page.querySelector('style')?.textContent ?? '').split(
  'prefers-color-scheme',
);

function colours(css: string): string[] {
  return [...new Set(css.match(/#[0-9a-f]{6}/g))].sort();
}

test('before any script loads, the page has the brand, a heading and, after a while, a link to try again', () => {
  const { container } = render(<Logo />);
  const frame = page.querySelector('#root');
  expect(frame?.querySelector('path')?.getAttribute('d')).toBe(
    container.querySelector('path')?.getAttribute('d'),
  );
  expect(frame?.querySelector('h1')?.textContent).toBe(`${SHELL_MESSAGES.loading.label}…`);
  const { slow, tryAgain } = SHELL_MESSAGES.loading;
  expect(frame?.querySelector('p')?.textContent).toBe(`${slow}. ${tryAgain}`);
});

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the first frame has the colours of the %s theme', (name, css) => {
  const { paper, surface, line, brand, accent, muted } = theme[name];
  expect(colours(css)).toEqual([paper, surface, line, brand, accent, muted].sort());
});
