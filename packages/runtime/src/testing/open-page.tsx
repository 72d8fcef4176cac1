import { StrictMode, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { expect } from 'vitest';
import { createAppStore, type AppStore } from '../api/store.ts';
import type { RemotePage } from '../remote/define-remote.tsx';

export interface OpenPageOptions {
  readonly history?: readonly string[];
  readonly store?: AppStore;
  readonly beside?: ReactNode;
}

/** Renders the pages of a remote at an address, in strict mode, with a cache of their own. */
export async function openPage(
  pages: readonly RemotePage[],
  address: string,
  { history = [], store = createAppStore(), beside }: OpenPageOptions = {},
) {
  const loaded = await Promise.all(
    pages.map(async ({ path, page }) => ({ path, Page: (await page()).default })),
  );
  const page = render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[...history, address]} initialIndex={history.length}>
          <Routes>
            {loaded.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={null} />
          </Routes>
          <Address />
          {beside}
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  return { ...page, store };
}

export async function untilLoaded(store: AppStore): Promise<void> {
  await waitFor(() => {
    const statuses = Object.values(store.getState().api.queries).map((query) => query?.status);
    expect(statuses).not.toContain('pending');
  });
  await act(async () => {
    await new Promise(requestAnimationFrame);
  });
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return (
    <p data-testid="address" data-navigation={useNavigationType()}>
      {pathname + search + hash}
    </p>
  );
}

export const address = () => screen.getByTestId('address').textContent;
