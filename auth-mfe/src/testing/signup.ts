import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { clearDraft, listDrafts } from '@naija/runtime';
import { ok } from './mock-api.ts';
import { field, fill, openPage, press } from './open-page.tsx';

export const FIELD_TEXTS = {
  'Full Name': 'Ada Ngozi Obi',
  Email: 'Ada@example.com',
  'Phone Number': '0803 123 4567',
  Address: '12 Marina Road',
  Password: 'Opensesame#7',
};

export const accepted = ok({ name: 'Ada Ngozi Obi', email: 'ada@example.com', message: 'Created' });

/** Deletes the drafts of each test in this file. */
export function deleteDraftsAfterEach(): void {
  afterEach(async () => {
    cleanup();
    for (const draft of await listDrafts()) await clearDraft(draft);
  });
}

/** Opens the page and waits until its draft is loaded. */
export async function openSignup() {
  const page = await openPage('/signup');
  await screen.findByLabelText('Password');
  return page;
}

export async function signUp(instagram?: string): Promise<void> {
  await fill(FIELD_TEXTS);
  if (instagram !== undefined) await fill({ 'Instagram (optional)': instagram });
  await userEvent.selectOptions(field('State'), 'Akwa Ibom');
  await press('Create an Account');
}
