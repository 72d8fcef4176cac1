import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogOut, MessageSquare } from 'lucide-react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SideMenu } from './SideMenu.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Address() {
  const { search } = useLocation();
  return <p>at {search}</p>;
}

function open(current: boolean, onSelect = vi.fn(), pendingCount = 0) {
  render(
    <MemoryRouter>
      <SideMenu
        label="Agent"
        items={[
          { label: 'Comments', icon: MessageSquare, to: '?tab=comments', current, pendingCount },
          { label: 'Log Out', icon: LogOut, onSelect },
        ]}
      />
      <Address />
    </MemoryRouter>,
  );
  return onSelect;
}

test('a view with an address is a link to it', async () => {
  open(false);
  await userEvent.click(screen.getByRole('link', { name: 'Comments' }));
  expect(screen.getByText('at ?tab=comments')).toBeVisible();
});

test('the view that is shown is marked', () => {
  open(true);
  expect(screen.getByRole('link', { name: 'Comments' })).toHaveAttribute('aria-current', 'page');
});

test('a view that is not shown is not marked', () => {
  open(false);
  expect(screen.getByRole('link', { name: 'Comments' })).not.toHaveAttribute('aria-current');
});

test('a view with changes that wait to be sent says how many', () => {
  open(false, vi.fn(), 2);
  expect(screen.getByRole('link', { name: 'Comments, 2 waiting to be sent' })).toHaveTextContent('2');
});

test('Log Out does what it says, once', async () => {
  const onSelect = open(false);
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a finger that rests on an icon does not follow it, and the next tap does', async () => {
  vi.stubGlobal('innerWidth', 360);
  open(false);
  const link = screen.getByRole('link', { name: 'Comments' });
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  expect(fireEvent.contextMenu(link)).toBe(false);
  expect(link).toHaveAttribute('data-named');
  fireEvent.pointerUp(link, { pointerType: 'touch' });
  await userEvent.click(link, { pointerEventsCheck: 0 });
  expect(screen.getByText('at ?tab=comments')).toBeVisible();
});

test('a long press on Log Out does not log out', () => {
  vi.stubGlobal('innerWidth', 360);
  const onSelect = open(false);
  const button = screen.getByRole('button', { name: 'Log Out' });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  fireEvent.contextMenu(button);
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  fireEvent.click(button, { detail: 1 });
  expect(onSelect).not.toHaveBeenCalled();
});

test('with a mouse, and where names are shown anyway, the menu of the browser stays', () => {
  vi.stubGlobal('innerWidth', 1280);
  open(false);
  const link = screen.getByRole('link', { name: 'Comments' });
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  expect(fireEvent.contextMenu(link)).toBe(true);
});
