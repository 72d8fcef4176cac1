import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StateMenu } from './StateMenu.tsx';

const STATES = [
  { name: 'Kaduna', slug: 'kaduna' },
  { name: 'Kano', slug: 'kano' },
  { name: 'Cross River', slug: 'cross-river' },
];

const button = () => screen.getByRole('button', { name: 'OTHERS' });
const link = (name: string) => screen.getByRole('link', { name });

function open(at = '/'): void {
  render(
    <MemoryRouter initialEntries={[at]}>
      <a href="#before">before</a>
      <StateMenu label="OTHERS" states={STATES} />
      <a href="#after">after</a>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  document.body.focus();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets all letters be typed at the same moment: those that come too far apart begin another name. */
function typeQuickly(): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
}

test('the states are out of the way until they are asked for', async () => {
  open();
  expect(screen.queryByRole('link', { name: 'Kano' })).toBeNull();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(link('Kano')).toHaveAttribute('href', '/location/kano');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" opens the list at its first state', async (key) => {
  open();
  button().focus();
  await userEvent.keyboard(key);
  expect(link('Kaduna')).toHaveFocus();
});

test('the list opens at the state whose page is shown', async () => {
  open('/location/cross-river');
  await userEvent.click(button());
  expect(link('Cross River')).toHaveFocus();
  expect(link('Cross River')).toHaveAttribute('aria-current', 'page');
});

test('keys go through the list: arrows, End, Home, and first letters', async () => {
  typeQuickly();
  open();
  await userEvent.click(button());
  const visited = [];
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{End}', '{Home}', 'k', 'c', '{Shift>}{/Shift}']) {
    await userEvent.keyboard(key);
    visited.push(document.activeElement?.textContent);
  }
  // The second of two quick letters makes 'kc', with which nothing begins.
  expect(visited).toEqual(['Kano', 'Kaduna', 'Cross River', 'Kaduna', 'Kano', 'Kano', 'Kano']);
});

test('a typed name with a space is found, and the space does not scroll the page', async () => {
  typeQuickly();
  open();
  await userEvent.click(button());
  await userEvent.keyboard('cross r');
  expect(link('Cross River')).toHaveFocus();
});

test('Escape closes the list and gives the focus back to its button', async () => {
  open();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Kano' })).toBeNull();
  expect(button()).toHaveFocus();
});

test('Tab leaves the list for what follows it, Shift and Tab for its button', async () => {
  open();
  await userEvent.click(button());
  await userEvent.tab();
  expect(link('after')).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  await userEvent.tab({ shift: true });
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('the list stays unfolded until a press outside has become a click, or what is pressed would move away', async () => {
  open();
  await userEvent.click(button());
  fireEvent.pointerDown(link('after'));
  link('after').focus();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(link('after'));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('a press beside the list closes it', async () => {
  open();
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('going to the page of a state closes the list', async () => {
  open();
  await userEvent.click(button());
  await userEvent.click(link('Kano'));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
