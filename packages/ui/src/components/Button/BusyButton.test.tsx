import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BusyButton } from './BusyButton.tsx';

const onClick = vi.fn();
const show = (busy: boolean) => (
  <BusyButton busy={busy} busyLabel="Loading comments…" onClick={onClick}>
    Show more
  </BusyButton>
);

test('a busy button says so, keeps the focus and ignores presses until it is done', async () => {
  const { rerender } = render(show(false));
  const button = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(button);
  rerender(show(true));
  expect(button).toHaveAccessibleName('Loading comments…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  rerender(show(false));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});
