import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createAppStore } from '@naija/runtime';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { App } from './App.tsx';
import { loadRegistry, loadSelection } from './remotes/selection/load-selection.ts';
import { exposed } from './testing/federation.ts';
import { entry, registryOf, selectionOf } from './testing/registry.ts';

vi.mock('./remotes/selection/load-selection.ts');
vi.mock('./remotes/prefetch-release.ts');

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

test('says of an unknown path that there is no such page', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  open('/elsewhere');
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  expect(document.title).toBe('Page not found · NaijaAgents');
});

test('an unknown path offers links home, to trending agents and to every state', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  open('/elsewhere');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { name: 'There is no such page' });
  const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways.slice(0, 2)).toEqual(['/', '/trending']);
  expect(ways.slice(2)).toHaveLength(37);
  expect(main.getByRole('link', { name: 'Akwa Ibom' })).toHaveAttribute('href', '/location/akwa-ibom');
});

test('without a registry the visitor is told to check the connection, and Retry fetches it again', async () => {
  vi.mocked(loadRegistry).mockRejectedValueOnce(new Error('/remotes.json answered 503'));
  open('/elsewhere');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
});
