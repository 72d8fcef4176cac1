import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

test('the name is read once where it stands beside the mark', () => {
  const { container } = render(<Logo />);
  expect(container).toHaveTextContent(/^NaijaAgents$/);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the mark alone says whose it is', () => {
  render(<Logo word={false} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('NaijaAgents');
});
