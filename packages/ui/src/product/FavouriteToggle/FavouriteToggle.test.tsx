import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FavouriteToggle } from './FavouriteToggle.tsx';

test.each([
  [false, 'Save Ada Obi', true],
  [true, 'Saved Ada Obi', false],
] as const)(
  'a heart that is pressed: %s, says so, and asks for the opposite',
  async (isFavourite, name, expected) => {
    const onToggle = vi.fn();
    render(<FavouriteToggle name="Ada Obi" isFavourite={isFavourite} onToggle={onToggle} />);
    await userEvent.click(screen.getByRole('button', { name, pressed: isFavourite }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(expected);
  },
);

test('the label says the same to the eye as to a screen reader', () => {
  render(<FavouriteToggle name="Ada Obi" isFavourite withText onToggle={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Saved Ada Obi' })).toHaveTextContent(/^Saved/);
});
