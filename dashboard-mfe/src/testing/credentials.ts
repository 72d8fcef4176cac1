import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import { openDashboard } from './dashboard.tsx';
import { field, fill, user } from './form.ts';

export const OLD_PASSWORD = 'Plantain-Market-7!';
export const NEW_PASSWORD = 'Harmattan-Lorry-9!';

/** Success response with a message. */
export const confirmed = (message: string) => () => HttpResponse.json({ message });

export const credentials = () => screen.findByRole('region', { name: 'Login and security' });

export const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function openForm(button: string, firstField: string) {
  const { store } = await openDashboard('?tab=settings');
  await credentials();
  await press(button);
  await waitFor(() => {
    expect(field(firstField)).toHaveFocus();
  });
  return store;
}

export const openEmailForm = () => openForm('Change email', 'New email');
export const openPasswordForm = () => openForm('Change password', 'Current password');

export const fillEmail = () => fill({ 'New email': 'new@example.com', 'Current password': OLD_PASSWORD });
export const fillPassword = (password = NEW_PASSWORD, confirmation = password) =>
  fill({
    'Current password': OLD_PASSWORD,
    'New password': password,
    'Confirm password': confirmation,
  });
