import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createAppStore } from '@naija/runtime';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { App } from './App.tsx';
import { loadRegistry } from './remotes/registry.ts';
import { exposed } from './testing/federation.ts';
import { entry, registryOf } from './testing/registry.ts';

vi.mock('./remotes/registry.ts');

function open(path: string): void {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
}

test('an address that a remote owns in the registry is shown by that remote', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  const Root = () => <h1>from the remote</h1>;
  exposed.set('sample@1.0.0', () =>
    Promise.resolve({ contract: CONTRACT_VERSION, name: 'sample', routes: ['/sample'], Root }),
  );
  open('/sample');
  expect(await screen.findByRole('heading', { name: 'from the remote' })).toBeVisible();
});

test('an address that nobody owns is said not to exist', async () => {
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  open('/elsewhere');
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('without a registry the visitor is told to check the connection, and Retry asks again', async () => {
  vi.mocked(loadRegistry).mockRejectedValueOnce(new Error('/remotes.json answered 503'));
  open('/elsewhere');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check your internet connection and try again',
  );
  vi.mocked(loadRegistry).mockResolvedValue(registryOf(entry('1.0.0')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
});
