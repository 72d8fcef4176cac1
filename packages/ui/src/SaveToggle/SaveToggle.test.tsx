import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SaveToggle } from './SaveToggle.tsx';

test.each([
  [false, 'Save Ada Obi', true],
  [true, 'Saved Ada Obi', false],
] as const)('a heart that is pressed: %s, says so, and asks for the opposite', async (saved, name, asked) => {
  const onToggle = vi.fn();
  render(<SaveToggle name="Ada Obi" saved={saved} onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('button', { name, pressed: saved }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(asked);
});

test('the words say the same to the eye as to a screen reader', () => {
  render(<SaveToggle name="Ada Obi" saved words onToggle={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Saved Ada Obi' })).toHaveTextContent(/^Saved/);
});
