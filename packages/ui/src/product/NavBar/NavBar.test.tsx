import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NavBar } from './NavBar.tsx';

function open({
  at = '/',
  loggedIn = false,
  onLogout = vi.fn(),
  onApp = vi.fn(),
  pendingCount = 0,
  savedCount = 0,
} = {}): void {
  render(
    <MemoryRouter initialEntries={[at]}>
      <NavBar
        brand={<b>NaijaAgents</b>}
        loggedIn={loggedIn}
        onLogout={onLogout}
        onApp={onApp}
        pendingCount={pendingCount}
        savedCount={savedCount}
      />
    </MemoryRouter>,
  );
}

const menu = () => screen.getByRole('button', { name: 'Menu' });
// On a small screen the links are hidden until the menu is opened.
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

test('the links of the specification lead where they say', () => {
  open();
  const pages = ['Home', 'ABOUT US', 'ABUJA', 'LAGOS', 'SIGN UP'].map((name) =>
    link(name).getAttribute('href'),
  );
  expect(pages).toEqual(['/', '/about', '/location/abuja', '/location/lagos', '/signup']);
});

test('all states are in the navigation, each once', () => {
  open();
  const states = screen
    .getAllByRole('link', { hidden: true })
    .map((each) => each.getAttribute('href'))
    .filter((href) => href?.startsWith('/location/'));
  expect(states).toHaveLength(37);
  expect(new Set(states).size).toBe(37);
});

test('the page that is shown is marked, and no other', () => {
  open({ at: '/location/lagos' });
  const current = screen
    .getAllByRole('link', { hidden: true })
    .filter((each) => each.hasAttribute('aria-current'));
  expect(current).toEqual([link('LAGOS')]);
});

test('an agent who is logged in gets the dashboard and a way out instead of SIGN UP', async () => {
  const onLogout = vi.fn();
  open({ loggedIn: true, onLogout });
  expect(screen.queryByRole('link', { name: 'SIGN UP', hidden: true })).toBeNull();
  expect(link('Dashboard')).toHaveAttribute('href', '/dashboard');
  await userEvent.click(menu());
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

test('the menu opens, and closes on Escape with the focus back on its button', async () => {
  open();
  await userEvent.click(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  link('LAGOS').focus();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveFocus();
});

test('Escape in the list of states closes only the list', async () => {
  open();
  await userEvent.click(menu());
  await userEvent.click(screen.getByRole('button', { name: 'OTHERS' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'OTHERS' })).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
});

test('going to a page closes the menu', async () => {
  open();
  await userEvent.click(menu());
  await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'LAGOS' }));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('the App button opens the app menu', async () => {
  const onApp = vi.fn();
  open({ onApp });
  await userEvent.click(menu());
  await userEvent.click(screen.getByRole('button', { name: 'App' }));
  expect(onApp).toHaveBeenCalledOnce();
});

test('a visitor who has an account finds Log in beside SIGN UP, an agent who is logged in does not', () => {
  open();
  expect(link('Log in')).toHaveAttribute('href', '/login');
  cleanup();
  open({ loggedIn: true });
  expect(screen.queryByRole('link', { name: 'Log in', hidden: true })).toBeNull();
});

test.each([
  [0, 'Saved agents', ''],
  [3, 'Saved agents, 3', '3'],
  [120, 'Saved agents, 120', '99+'],
])('with %i favourites the heart beside the folded menu is named "%s"', (savedCount, name, shown) => {
  open({ savedCount });
  const heart = screen.getByRole('link', { name });
  expect(heart).toHaveAttribute('href', '/saved');
  expect(heart).toHaveTextContent(shown);
});

test('the folded menu shows how many intents are waiting to be sent', () => {
  open({ pendingCount: 2 });
  expect(screen.getByRole('button', { name: 'Menu 2 waiting to be sent' })).toBeVisible();
});

test('the App button shows how many intents are waiting to be sent', async () => {
  open({ pendingCount: 2 });
  await userEvent.click(screen.getByRole('button', { name: /^Menu/ }));
  expect(screen.getByRole('button', { name: 'App 2 waiting to be sent' })).toBeVisible();
});
