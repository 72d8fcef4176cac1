import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test('a screen reader finds the bar by its name, without an invented figure', () => {
  render(<ProgressBar label="Loading" />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('aria-valuenow');
});
