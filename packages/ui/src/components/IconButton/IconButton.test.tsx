import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

test('an icon has words for screen readers and for a mouse that rests on it', async () => {
  const pressed = vi.fn();
  render(
    <IconButton label="Log out" onClick={pressed}>
      <svg />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Log out' });
  expect(button).toHaveAttribute('title', 'Log out');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});

test('an icon is large enough to touch', () => {
  render(<IconButton label="Log out">x</IconButton>);
  expect(screen.getByRole('button')).toHaveStyle({
    width: 'var(--size-touch)',
    minHeight: 'var(--size-touch)',
  });
});
