import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { baseApi, createAppStore, Provider } from '@naija/runtime';
import { ToastRegion } from '@naija/ui';
import { pages } from '../pages.ts';

/** Opens the remote at an address, in strict mode; every action of the store is noted. */
export async function openPage(address: string) {
  const loaded = await Promise.all(
    pages.map(async ({ path, page }) => ({ path, Page: (await page()).default })),
  );
  const store = createAppStore();
  const actions: unknown[] = [];
  store.replaceReducer((state, action) => {
    actions.push(action);
    return { api: baseApi.reducer(state?.api, action) };
  });
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>
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
  return { store, actions };
}

function Address() {
  const { pathname, search } = useLocation();
  const how = useNavigationType();
  return (
    <p data-testid="address" data-how={how}>
      {pathname + search}
    </p>
  );
}

export const address = () => screen.getByTestId('address').textContent;
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const field = (label: string) => screen.getByLabelText(label);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Fills the fields with these labels, at one go each: rules that run at every key cost a busy machine seconds. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
}
