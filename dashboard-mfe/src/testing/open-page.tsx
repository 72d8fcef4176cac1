import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createAppStore, startSession } from '@naija/runtime';
import { ToastRegion } from '@naija/ui';
import { pages } from '../pages.ts';

/** Logs Ada Obi in. */
export function logIn(): void {
  startSession({ token: 'abc', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
}

/** Opens the remote at an address, in strict mode, with a cache of its own. */
export async function openPage(opened: string) {
  const loaded = await Promise.all(
    pages.map(async ({ path, page }) => ({ path, Page: (await page()).default })),
  );
  const store = createAppStore();
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[opened]}>
          <Routes>
            {loaded.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={null} />
          </Routes>
          <Address />
          <ToastRegion />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  return { store };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <footer>
      <p data-testid="address">{pathname + search + hash}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </footer>
  );
}

/** Where the browser is: path, query and hash. */
export const address = () => screen.getByTestId('address').textContent;
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
