import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { LanguageChoice } from './LanguageChoice.tsx';
import { storedLanguage } from '../browser/rendering-cookie.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = `${RENDERING_COOKIES.language}=; path=/; max-age=0`;
});

test('each language is listed by its own name, and the current one is marked', () => {
  render(<LanguageChoice languages={['en', 'pcm', 'yo']} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en', 'English'],
    ['pcm', 'Naijá Pidgin'],
    ['yo', 'Yorùbá'],
  ]);
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('English');
});

test('a chosen language is kept for a year, and choosing English removes it', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', reload });
  render(<LanguageChoice languages={['en', 'pcm']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Naijá Pidgin' }));
  expect(storedLanguage()).toBe('pcm');
  expect(reload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(document.cookie).not.toContain(RENDERING_COOKIES.language);
});

test('with one language no choice is shown', () => {
  const { container } = render(<LanguageChoice languages={['en']} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['another language was chosen', true, 'pcm', 1],
  ['no other was chosen', true, '', 0],
  ['it was not in that cache', false, 'pcm', 0],
])('a page that comes back from the back/forward cache after %s', (_, persisted, language, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', reload });
  render(<LanguageChoice languages={['en', 'pcm']} />);
  document.cookie = `${RENDERING_COOKIES.language}=${language}; path=/${language === '' ? '; max-age=0' : ''}`;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(reload).toHaveBeenCalledTimes(reloads);
});
