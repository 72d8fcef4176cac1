import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('a screen reader is told what is being loaded', () => {
  render(<Spinner label="Loading agents" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading agents');
});
