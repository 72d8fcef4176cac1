import 'fake-indexeddb/auto';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageToWorker, Usage } from '@naija/contracts/pwa/worker-messages';
import { deleteUnsent, isLite, setFavourite, setLite, submitIntent, type NewIntent } from '@naija/runtime';
import { loadRegistry } from '../../remotes/selection/load-selection.ts';
import { entry, registryOf, registryWith } from '../../testing/registry.ts';
import { loadAndInstall } from '../install/start-install.ts';
import { useInstallWay } from '../install/install-way.ts';
import { saveDraft } from '../../testing/save-draft.tsx';
import { AppMenu } from './AppMenu.tsx';

vi.mock('../../remotes/selection/load-selection.ts');
vi.mock('../install/start-install.ts');
vi.mock('../install/install-way.ts');

const USED = { downloadedThisMonth: 3_200_000, held: 12_000_000, saved: 9_000_000 };
const FIRST: Usage = { ...USED, offlineReady: true };
const LATER: Usage = { ...USED, held: 3_000_000, saved: 0 };

beforeEach(() => {
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

/** Gives the browser a worker with these responses; `update` is the result of a check for a newer shell. */
function withWorker(update: () => Promise<unknown> = () => Promise.resolve()): MessageToWorker[] {
  const posted: MessageToWorker[] = [];
  const postMessage = (message: MessageToWorker, [port]: MessagePort[] = []) => {
    posted.push(message);
    port?.postMessage(posted.some(({ type }) => type === 'EMPTY_SAVED') ? LATER : FIRST);
  };
  const serviceWorker = {
    controller: { postMessage },
    getRegistration: () => Promise.resolve({ update }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return posted;
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

test('the menu links to the saved agents with their number, and closes', async () => {
  setFavourite('7', true);
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

test('while the browser saves data itself, the switch is on and disabled', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await open();
  const lite = screen.getByRole('switch', { name: 'Lite mode', checked: true });
  expect(lite).toBeDisabled();
  expect(lite).toHaveAccessibleDescription(/It's on because your browser is saving data\.$/);
});

test('the visitor sees the downloads of this month and the storage on this device', async () => {
  withWorker();
  await open();
  expect(await screen.findByText('3.2 MB downloaded this month · 12 MB kept on this device')).toBeVisible();
});

test('the saved data can be cleared, and the saved agents stay listed', async () => {
  const posted = withWorker();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear saved data' }));
  expect(await screen.findByText('9 MB cleared. Your saved agents stay on your list.')).toBeVisible();
  expect(screen.getByText('3.2 MB downloaded this month · 3 MB kept on this device')).toBeVisible();
  expect(posted.map(({ type }) => type)).toEqual(['USAGE', 'EMPTY_SAVED']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear saved data' }));
  expect(await screen.findByText('There was nothing to clear.')).toBeVisible();
});

test('the menu shows that the site is ready to use offline', async () => {
  withWorker();
  await open();
  expect(await screen.findByText('Ready to use offline')).toBeVisible();
});

test('the version is one number, the newest of all remotes', async () => {
  const registry = registryWith({ first: [entry('1.9.0')], second: [entry('1.10.0')] });
  vi.mocked(loadRegistry).mockResolvedValue(registry);
  await open();
  expect(await screen.findByText('Version 1.10.0')).toBeVisible();
});

test('without a worker the menu shows that nothing is stored', async () => {
  await open();
  expect(await screen.findByText(/^This browser keeps nothing/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear saved data' })).toBeNull();
});

test.each([
  ['there is none', () => Promise.resolve(), 'You have the latest version.'],
  [
    'the visitor is offline',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Please check your internet connection and try again',
  ],
])('Check for updates shows when %s', async (_, update, words) => {
  const posted = withWorker(update);
  await open();
  expect(await screen.findByText('Version 1.2.3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check for updates' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(posted.map(({ type }) => type)).toContain('CHECK_RELEASES');
});

test('Install app closes the menu and installs', async () => {
  vi.mocked(useInstallWay).mockReturnValue('prompt');
  vi.mocked(loadAndInstall).mockResolvedValue();
  const onClose = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Install app' }));
  expect(loadAndInstall).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalled();
});

test('an app that is installed, or cannot be, is not offered', async () => {
  vi.mocked(useInstallWay).mockReturnValue(undefined);
  await open();
  expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
});

const edit: NewIntent = { kind: 'edit', about: '7', owner: '7', title: 'Your profile', fields: {} };

describe('unsent changes of an agent', () => {
  beforeEach(() => {
    document.cookie = 'id=7; path=/';
  });
  afterEach(async () => {
    document.cookie = 'id=; path=/; max-age=0';
    for (const owner of ['7', '8']) await deleteUnsent(owner);
  });

  test('are listed with page and state, and can be removed', async () => {
    await submitIntent(edit);
    await open();
    const part = within(await screen.findByRole('region', { name: 'Waiting to be sent' }));
    expect(part.getByRole('link', { name: 'Your profile' })).toHaveAttribute(
      'href',
      '/dashboard?tab=edit-profile',
    );
    expect(part.getByText('Saved on this device')).toBeVisible();
    expect(part.getByText(/^from .*\d\d:\d\d$/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(part.getByRole('button', { name: 'Remove' }));
    await expect.poll(() => screen.queryByRole('region', { name: 'Waiting to be sent' })).toBeNull();
  });

  test('are hidden from another agent', async () => {
    await submitIntent({ ...edit, about: '8', owner: '8' });
    await submitIntent(edit);
    await open();
    const part = within(await screen.findByRole('region', { name: 'Waiting to be sent' }));
    expect(part.getAllByRole('listitem')).toHaveLength(1);
  });

  test('that are drafts are listed by name, and can be cleared', async () => {
    await saveDraft({
      owner: '7',
      form: 'edit-profile',
      title: 'Edit Profile',
      path: '/dashboard?tab=edit-profile',
    });
    await saveDraft({ owner: '8', form: 'edit-profile', title: 'Not yours', path: '/dashboard' });
    await open();
    const part = within(await screen.findByRole('region', { name: 'Drafts' }));
    expect(part.getByRole('link').getAttribute('href')).toBe('/dashboard?tab=edit-profile');
    await userEvent.click(part.getByRole('button', { name: 'Clear the draft Edit Profile' }));
    await expect.poll(() => screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
  });
});

test('without pending changes and drafts nothing is listed', async () => {
  await open();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});
