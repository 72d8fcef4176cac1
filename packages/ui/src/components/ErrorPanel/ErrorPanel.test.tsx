import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorPanel } from './ErrorPanel.tsx';

test('a failure is announced with its title, its message and its detail', () => {
  render(<ErrorPanel title="No agents" message="Something went wrong" detail="directory 1.2.0" />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No agents' + 'Something went wrong' + 'directory 1.2.0',
  );
});

test('Retry tries again, once for each press', async () => {
  const retry = vi.fn();
  render(<ErrorPanel title="No agents" message="Something went wrong" onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('where trying again is of no use, no Retry is offered', () => {
  render(
    <ErrorPanel title="No such agent" message="The link may be old">
      <a href="/">Home</a>
    </ErrorPanel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});
