import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppStore } from '@naija/runtime';
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
// On a small screen, as here, the links are behind the menu button.
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.cookie = 'token=; path=/; max-age=0';
});

test('the first thing that Tab reaches leads past the navigation to the page itself', async () => {
  open();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the name of the product leads home', () => {
  open();
  expect(screen.getByRole('link', { name: 'NaijaAgents' })).toHaveAttribute('href', '/');
});

test('a visitor is invited to sign up', () => {
  open();
  expect(link('SIGN UP')).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('button', { name: 'Log out', hidden: true })).toBeNull();
});

test('an agent gets the dashboard and a way out from the first moment', () => {
  logIn();
  open();
  expect(link('Dashboard')).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'SIGN UP', hidden: true })).toBeNull();
});

test('logging out shows the bar of a visitor and goes home, even without a connection', async () => {
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
  screen.getByRole('button', { name: 'Menu' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'OTHERS' }).focus();
  // Letters that come too far apart begin another name.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await userEvent.keyboard('{Enter}kan{Enter}');
  expect(screen.getByRole('heading', { name: '/location/kano' })).toHaveFocus();
});

test('every page says where the office is and how to call it', () => {
  open();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Lagos, Nigeria');
  expect(screen.getAllByRole('link', { name: /^\+234/ })).toHaveLength(2);
});
