import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi, createAppStore } from '@naija/runtime';
import { openPage as openRemote } from '@naija/runtime/testing';
import { ToastRegion } from '@naija/ui';
import { pages } from '../pages.ts';

export { address } from '@naija/runtime/testing';

/** Renders the remote at an address, and records every Redux action. */
export async function openPage(path: string) {
  const store = createAppStore();
  const actions: unknown[] = [];
  store.replaceReducer((state, action) => {
    actions.push(action);
    return { api: baseApi.reducer(state?.api, action) };
  });
  await openRemote(pages, path, { store, beside: <ToastRegion /> });
  return { store, actions };
}

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const field = (label: string) => screen.getByLabelText(label);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Pastes into the fields with these labels; typing would run the validation at every key. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
}
