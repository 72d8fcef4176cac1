import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppStore, setFavourite } from '@naija/runtime';
import { setDataPending } from '../loading/pending-loads.ts';
import { Layout } from './Layout.tsx';

function Address() {
  const { pathname } = useLocation();
  return <h1>{pathname}</h1>;
}

function open(): void {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <Layout>
          <Address />
        </Layout>
      </MemoryRouter>
    </Provider>,
  );
}

const logIn = () => (document.cookie = 'token=any; path=/');
// On a small screen the links are behind the menu button.
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.cookie = 'token=; path=/; max-age=0';
  localStorage.clear();
});

test('the first Tab stop is a link that skips the navigation', async () => {
  open();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the logo links to the home page', () => {
  open();
  expect(screen.getByRole('link', { name: 'NaijaAgents' })).toHaveAttribute('href', '/');
});

test('a screen reader user who jumps to the main content hears that it is loading', async () => {
  open();
  act(() => {
    setDataPending(true);
  });
  expect(await within(screen.getByRole('main')).findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  act(() => {
    setDataPending(false);
  });
});

test('a visitor is invited to sign up', () => {
  open();
  expect(link('SIGN UP')).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('button', { name: 'Log out', hidden: true })).toBeNull();
});

test('an agent sees the dashboard link instead of SIGN UP at the first render', () => {
  logIn();
  open();
  expect(link('Dashboard')).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'SIGN UP', hidden: true })).toBeNull();
});

test('logging out shows the visitor navigation and goes home, online and offline', async () => {
  const assign = vi.fn();
  logIn();
  open();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(link('SIGN UP')).toBeVisible();
  await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/');
});

test('the page of another state is reached by keyboard through OTHERS, and its heading gets the focus', async () => {
  open();
  await screen.findByRole('contentinfo');
  screen.getByRole('button', { name: 'Menu' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'OTHERS' }).focus();
  // Letters that are typed too slowly begin another name.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await userEvent.keyboard('{Enter}kan{Enter}');
  expect(screen.getByRole('heading', { name: '/location/kano' })).toHaveFocus();
});

test('the heart in the header counts a favourite at once', () => {
  open();
  expect(screen.getByRole('link', { name: 'Saved agents' })).toHaveAttribute('href', '/saved');
  act(() => {
    setFavourite('7', true);
  });
  expect(screen.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
});

test('the footer links visitors to the login, and has no such link for logged-in agents', async () => {
  open();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  logIn();
  cleanup();
  open();
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('every page shows the address and phone numbers of the office', async () => {
  open();
  expect(await screen.findByRole('contentinfo')).toHaveTextContent('Lagos, Nigeria');
  expect(screen.getAllByRole('link', { name: /^\+234/ })).toHaveLength(2);
});
