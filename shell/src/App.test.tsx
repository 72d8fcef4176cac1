import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAppStore } from '@naija/runtime';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import type { Registry } from '@naija/contracts/remote/registry';
import { App } from './App.tsx';
import { pageRegistry } from './remotes/registry/site-registry.ts';
import { addLists, loadRegistry, loadSelection } from './remotes/selection/load-selection.ts';
import { exposed } from './testing/federation.ts';
import { entry, registryOf, registryWith, selectionOf } from './testing/registry.ts';

vi.mock('./remotes/selection/load-selection.ts');
vi.mock('./remotes/registry/site-registry.ts');
vi.mock('./remotes/prefetch-release.ts');

/** The lists that the server has for any other page. */
function serverLists(registry: Registry): void {
  vi.mocked(pageRegistry).mockResolvedValue(registry);
  vi.mocked(addLists).mockImplementation((lists) => {
    vi.mocked(loadRegistry).mockResolvedValue(lists);
    return Promise.resolve(lists);
  });
}

beforeEach(() => {
  vi.mocked(pageRegistry).mockReset();
});

function open(path: string): void {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
}

test('renders the remote whose route matches', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  vi.mocked(loadSelection).mockResolvedValue(selectionOf('sample', entry('1.0.0')));
  const Root = () => <h1>from the remote</h1>;
  exposed.set('sample@1.0.0', () =>
    Promise.resolve({ contract: CONTRACT_VERSION, name: 'sample', routes: ['/sample'], Root }),
  );
  open('/sample');
  expect(await screen.findByRole('heading', { name: 'from the remote' })).toBeVisible();
});

test('while its code loads, a page has a heading for screen readers', async () => {
  vi.mocked(loadRegistry).mockReturnValue(new Promise(() => undefined));
  open('/sample');
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading' })).toBeInTheDocument();
});

test('shows the page of a remote that the registry of the first page did not list', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  vi.mocked(loadSelection).mockResolvedValue(selectionOf('other', entry('1.0.0', {}, 'other')));
  serverLists(registryWith({ other: [entry('1.0.0', {}, 'other')] }));
  const Root = () => <h1>from the other remote</h1>;
  const remote = { contract: CONTRACT_VERSION, name: 'other', routes: ['/other'], Root };
  exposed.set('other@1.0.0', () => Promise.resolve(remote));
  open('/other');
  expect(await screen.findByRole('heading', { name: 'from the other remote' })).toBeVisible();
  expect(pageRegistry).toHaveBeenCalledExactlyOnceWith('/other');
});

test('an unknown page is called missing only after the server confirms it, and Retry asks again', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  vi.mocked(pageRegistry).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open('/offline');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This page is not saved on this device');
  expect(alert).toHaveTextContent('Please check your internet connection and try again');
  serverLists(registryOf(entry('1.0.0')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('an unknown path shows that the page does not exist', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  serverLists(registryOf(entry('1.0.0')));
  open('/elsewhere');
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  expect(document.title).toBe('Page not found · NaijaAgents');
});

test('an unknown path offers links home, to trending agents and to every state', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  serverLists(registryOf(entry('1.0.0')));
  open('/elsewhere');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { name: 'There is no such page' });
  const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways.slice(0, 2)).toEqual(['/', '/trending']);
  expect(ways.slice(2)).toHaveLength(37);
  expect(main.getByRole('link', { name: 'Akwa Ibom' })).toHaveAttribute('href', '/location/akwa-ibom');
});

test('without a registry the visitor reads to check the connection, and Retry fetches it again', async () => {
  vi.mocked(loadRegistry).mockRejectedValueOnce(new Error('/remotes.json answered 503'));
  open('/elsewhere');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
});
