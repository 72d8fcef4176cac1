import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '../../testing/console.ts';
import { entry } from '../../testing/registry.ts';
import { sendReport } from '../failures/send-report.ts';
import { setVisibleRelease } from '../visible-release.ts';
import { watchLinks } from './watch-links.ts';

vi.mock('../failures/send-report.ts');

const header = (href: string) => createElement('header', {}, createElement('a', { href }, 'Log in'));
const link = () => screen.getByRole('link', { name: 'Log in' });

beforeEach(() => {
  vi.clearAllMocks();
  return setVisibleRelease({ remote: 'sample', release: entry('1.0.0') });
});

function open() {
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const { rerender } = render(header('/login'), { container });
  watchLinks();
  return rerender;
}

test.each<[string, () => void]>([
  [
    'rewrites a link of the header',
    () => {
      link().setAttribute('href', 'https://evil.example/');
    },
  ],
  [
    'takes the address of a link away',
    () => {
      link().removeAttribute('href');
    },
  ],
  [
    'adds a link to the header',
    () => {
      link().after(Object.assign(document.createElement('a'), { href: '/' }));
    },
  ],
])('a release that %s is reported, and the header is as before', async (_, change) => {
  open();
  const before = document.querySelector('header')?.innerHTML;
  change();
  await expect.poll(() => document.querySelector('header')?.innerHTML).toBe(before);
  expect(sendReport).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'sample', kind: 'tampering', message: 'changed links of the header' }),
  );
  takeConsoleErrors();
});

test('links that the shell itself changes are left alone', async () => {
  const rerender = open();
  act(() => {
    rerender(header('/login?next=/'));
  });
  await Promise.resolve();
  expect(link()).toHaveAttribute('href', '/login?next=/');
  expect(sendReport).not.toHaveBeenCalled();
});
