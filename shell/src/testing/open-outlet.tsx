import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { loadSelection, refreshSelection } from '../remotes/registry.ts';
import { RemoteOutlet } from '../remotes/RemoteOutlet.tsx';
import { exposed } from './federation.ts';
import { entry, selectionOf } from './registry.ts';

/** A release of a remote that has these pages beside its first one. */
export function releaseWith(remote: string, version: string, ...pages: string[]): RegistryEntry {
  const routes = [`/${remote}`, ...pages].map((path) => ({ path, js: [], css: [] }));
  return entry(version, { routes }, remote);
}

/** Says which releases of a remote the registry names, first at the start and then when it is asked anew. */
export function listed(remote: string, atFirst: RegistryEntry[], later = atFirst): void {
  const first = selectionOf(remote, ...atFirst);
  const fresh = selectionOf(remote, ...later);
  vi.mocked(loadSelection).mockResolvedValue(first);
  vi.mocked(refreshSelection).mockImplementation(() => {
    vi.mocked(loadSelection).mockResolvedValue(fresh);
    return Promise.resolve(fresh);
  });
}

/** Says what a release shows. */
export function shows(remote: string, version: string, Root: ComponentType): void {
  exposed.set(`${remote}@${version}`, () =>
    Promise.resolve({ contract: CONTRACT_VERSION, name: remote, routes: [], Root }),
  );
}

/** Opens a remote's place in a page, beside which there is something else. */
export async function openOutlet(remote: string): Promise<void> {
  // What waits for a promise at its very first render comes to life only if React is told to wait as well.
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
