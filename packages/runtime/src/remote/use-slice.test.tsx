import type { ReactNode } from 'react';
import { createSlice } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { expect, test } from 'vitest';
import { baseApi } from '../api/base-api.ts';
import { createAppStore } from '../api/store.ts';
import { useSlice } from './use-slice.ts';

/** Component of a release: each release has a slice of its own under the same name. */
function release() {
  const homes = createSlice({
    name: 'saved-homes/list',
    initialState: { count: 2 },
    reducers: { saved: ({ count }) => ({ count: count + 1 }) },
    selectors: { countOf: ({ count }) => count },
  });
  function Page({ children }: { children?: ReactNode }) {
    const { count } = useSlice(homes);
    const dispatch = useDispatch();
    return (
      <>
        <button onClick={() => dispatch(homes.actions.saved())}>{count} saved</button>
        {children}
      </>
    );
  }
  const Below = () => <p>{useSelector(homes.selectors.countOf)} below</p>;
  return { Page, Below };
}

const store = createAppStore();
const shown = (page: ReactNode) => <Provider store={store}>{page}</Provider>;
const save = () => {
  act(() => {
    screen.getByRole('button').click();
  });
};

test('a slice is in the store for the page that uses it and for all below it', () => {
  const { Page, Below } = release();
  const page = (
    <Page>
      <Below />
    </Page>
  );
  render(shown(page));
  save();
  expect(screen.getByRole('button')).toHaveTextContent('3 saved');
  expect(screen.getByText('3 below')).toBeVisible();
});

test('a page that is opened again shows what its slice had', () => {
  const { Page } = release();
  const { unmount } = render(shown(<Page />));
  save();
  unmount();
  render(shown(<Page />));
  expect(screen.getByRole('button')).toHaveTextContent('3 saved');
});

test('the next agent on this device sees no state of the one before', () => {
  const { Page } = release();
  render(shown(<Page />));
  save();
  act(() => {
    store.dispatch(baseApi.util.resetApiState());
  });
  expect(screen.getByRole('button')).toHaveTextContent('2 saved');
});

test('another release of the remote does not get the state of the one before', () => {
  const before = release();
  const { unmount } = render(shown(<before.Page />));
  save();
  unmount();
  const after = release();
  render(shown(<after.Page />));
  expect(screen.getByRole('button')).toHaveTextContent('2 saved');
});

test('the calls of the page stay as they were', () => {
  const { api } = store.getState();
  const { Page } = release();
  render(shown(<Page />));
  expect(store.getState().api).toBe(api);
});

test('the server renders a slice that its state did not contain', () => {
  const { Page, Below } = release();
  const server = createAppStore();
  const html = renderToString(
    <Provider store={server} serverState={server.getState()}>
      <Page>
        <Below />
      </Page>
    </Provider>,
  );
  expect(html).toContain('2<!-- --> saved');
  expect(html).toContain('2<!-- --> below');
});
