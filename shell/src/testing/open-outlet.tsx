import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { loadSelection, refreshSelection } from '../remotes/selection/load-selection.ts';
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx';
import { exposed } from './federation.ts';
import { entry, selectionOf } from './registry.ts';

/** A release with these routes in addition to its first one. */
export function releaseWith(remote: string, version: string, ...pages: string[]): RegistryEntry {
  const routes = [`/${remote}`, ...pages].map((path) => ({ path, js: [], css: [] }));
  return entry(version, { routes }, remote);
}

/** Sets the releases in the registry, at first and after a refresh. */
export function listed(remote: string, atFirst: RegistryEntry[], later = atFirst): void {
  const first = selectionOf(remote, ...atFirst);
  const fresh = selectionOf(remote, ...later);
  vi.mocked(loadSelection).mockResolvedValue(first);
  vi.mocked(refreshSelection).mockImplementation(() => {
    vi.mocked(loadSelection).mockResolvedValue(fresh);
    return Promise.resolve(fresh);
  });
}

/** Sets the component that a release renders. */
export function shows(remote: string, version: string, Root: ComponentType): void {
  exposed.set(`${remote}@${version}`, () =>
    Promise.resolve({ contract: CONTRACT_VERSION, name: remote, routes: [], Root }),
  );
}

/** Renders a page with a remote's outlet. */
export async function openOutlet(remote: string): Promise<void> {
  // A component that suspends on its first render resumes only inside an async `act`.
  await act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={[`/${remote}`]}>
          <p>the rest of the page</p>
          <Link to={`/${remote}/next`}>next</Link>
          <RemoteOutlet remote={remote} />
        </MemoryRouter>,
      ),
    ),
  );
}
