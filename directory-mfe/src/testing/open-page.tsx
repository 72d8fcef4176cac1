import { act, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { createAppStore } from '@naija/runtime';
import { pages } from '../pages.ts';
import './intersections.ts';

/** Opens a page and waits until every call it makes was answered. */
export async function openPage(...addresses: [string, ...string[]]) {
  const { store, ...page } = await showPage(...addresses);
  await waitFor(() => {
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain(
      'pending',
    );
  });
  // What the store has, the page shows with the next frame.
  await act(async () => {
    await new Promise(requestAnimationFrame);
  });
  return page;
}

/** Shows the remote's pages to a visitor who went through these addresses, with a cache of their own. */
export async function showPage(...addresses: [string, ...string[]]) {
  const store = createAppStore();
  const loaded = await Promise.all(
    pages.map(async ({ path, page }) => ({ path, Page: (await page()).default })),
  );
  const page = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={addresses} initialIndex={addresses.length - 1}>
        <Routes>
          {loaded.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { ...page, store };
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <p data-testid="query">{search}</p>
    </>
  );
}
