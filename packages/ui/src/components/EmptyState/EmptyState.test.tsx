import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

test('an empty list says so, and is no alarm', () => {
  const { container } = render(<EmptyState about="comments" title="No comments yet." />);
  expect(container).toHaveTextContent(/^No comments yet\.$/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty list tells what to do about it', () => {
  render(
    <EmptyState about="search" title="Nothing found" action={<a href="/">Home</a>}>
      Try a state.
    </EmptyState>,
  );
  expect(screen.getByText('Try a state.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});
