import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { showToast } from '@naija/ui';
import { keepToasts } from './kept-toasts.ts';
import { Toasts } from './PageFooter.tsx';

test('a toast that is fired before its code loads is shown once when the code is there', () => {
  keepToasts();
  showToast('Saved', { kind: 'success' });
  render(<Toasts />, { wrapper: MemoryRouter });
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
});
