import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { showToast } from '@naija/ui';
import { keepToasts } from './kept-toasts.ts';
import { Toasts } from './Toasts.tsx';

test('a toast that comes before the code that shows it is shown as soon as that is there, and once', () => {
  keepToasts();
  showToast('Saved', { kind: 'success' });
  render(<Toasts />, { wrapper: MemoryRouter });
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
});
