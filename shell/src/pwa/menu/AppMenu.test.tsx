import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ToWorker, Usage } from '@naija/contracts/pwa/worker-messages';
import { isLite, saveAgent, setLite } from '@naija/runtime';
import { loadRegistry } from '../../remotes/registry.ts';
import { entry, registryOf } from '../../testing/registry.ts';
import { AppMenu } from './AppMenu.tsx';

vi.mock('../../remotes/registry.ts');

const FIRST: Usage = { downloadedThisMonth: 3_200_000, held: 12_000_000, saved: 9_000_000 };
const LATER: Usage = { ...FIRST, held: 3_000_000, saved: 0 };

beforeAll(() => {
  // jsdom knows the element and not its methods.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.2.3')));
});
afterEach(() => {
  act(() => {
    localStorage.clear();
    setLite(false);
  });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

/** Gives the browser a worker that answers so; `update` is what a look for a newer shell brings. */
function withWorker(update: () => Promise<unknown> = () => Promise.resolve()): ToWorker[] {
  const heard: ToWorker[] = [];
  const postMessage = (message: ToWorker, [port]: MessagePort[] = []) => {
    heard.push(message);
    port?.postMessage(message.type === 'USAGE' ? FIRST : LATER);
  };
  const serviceWorker = {
    controller: { postMessage },
    getRegistration: () => Promise.resolve({ update }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return heard;
}

async function open(onClose = vi.fn()) {
  await act(() =>
    Promise.resolve(
      render(
        <MemoryRouter>
          <AppMenu onClose={onClose} />
        </MemoryRouter>,
      ),
    ),
  );
  return onClose;
}

test('the menu leads to the saved agents, says how many there are, and closes behind the visitor', async () => {
  saveAgent('7', true);
  const onClose = await open();
  const link = screen.getByRole('link', { name: 'Saved agents (1)' });
  expect(link).toHaveAttribute('href', '/saved');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalled();
});

test('Lite mode is switched on and off', async () => {
  await open();
  const lite = screen.getByRole('switch', { name: 'Lite mode' });
  await userEvent.click(lite);
  expect([isLite(), lite]).toEqual([true, screen.getByRole('switch', { checked: true })]);
  await userEvent.click(lite);
  expect(isLite()).toBe(false);
});

test('where the browser saves data itself, the menu says so and switches nothing', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await open();
  const lite = screen.getByRole('switch', { name: 'Lite mode', checked: true });
  expect(lite).toBeDisabled();
  expect(lite).toHaveAccessibleDescription(/On because your browser saves data\.$/);
});

test('the visitor reads what the app has downloaded this month and keeps on the phone', async () => {
  withWorker();
  await open();
  expect(await screen.findByText('This month 3.2 MB downloaded · 12 MB kept on this phone')).toBeVisible();
});

test('what is kept can be emptied, and the saved agents stay listed', async () => {
  const heard = withWorker();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Empty saved pages and photos' }));
  expect(await screen.findByText('9 MB freed. Your saved agents stay listed.')).toBeVisible();
  expect(screen.getByText('This month 3.2 MB downloaded · 3 MB kept on this phone')).toBeVisible();
  expect(heard.map(({ type }) => type)).toEqual(['USAGE', 'EMPTY_SAVED']);
});

test('without a worker the menu says that nothing is kept', async () => {
  await open();
  expect(await screen.findByText(/^Nothing is kept on this phone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Empty saved pages and photos' })).toBeNull();
});

test.each([
  ['there is none', () => Promise.resolve(), 'This is the newest version.'],
  [
    'there is no line',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Please check your internet connection and try again',
  ],
])('a newer version is looked for, and the visitor told when %s', async (_, update, words) => {
  const heard = withWorker(update);
  await open();
  expect(await screen.findByText('Version: sample 1.2.3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check for updates' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(heard.map(({ type }) => type)).toContain('CHECK_RELEASES');
});
