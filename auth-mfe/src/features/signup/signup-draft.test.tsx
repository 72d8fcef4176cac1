import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { listDrafts } from '@naija/runtime';
import { mockApi } from '../../testing/mock-api.ts';
import { field, fill, press } from '../../testing/open-page.tsx';
import { accepted, deleteDraftsAfterEach, FIELD_TEXTS, openSignup, signUp } from '../../testing/signup.ts';

const api = mockApi();
deleteDraftsAfterEach();

test('what was typed is restored without the password, with the time of the draft', async () => {
  await openSignup();
  await fill(FIELD_TEXTS);
  await screen.findByText('Draft saved on this device');
  expect(JSON.stringify(await listDrafts())).not.toContain(FIELD_TEXTS.Password);
  cleanup();
  await openSignup();
  expect(screen.getByText(/^Draft from .*\d\d:\d\d restored$/)).toBeVisible();
  expect(field('Full Name')).toHaveValue(FIELD_TEXTS['Full Name']);
  expect(field('Password')).toHaveValue('');
});

test('discarding a restored draft deletes it', async () => {
  await openSignup();
  await fill({ Address: FIELD_TEXTS.Address });
  await screen.findByText('Draft saved on this device');
  cleanup();
  await openSignup();
  await press('Discard');
  expect(field('Address')).toHaveValue('');
  await waitFor(async () => {
    expect(await listDrafts()).toEqual([]);
  });
});

test('emptying every field but the password deletes the draft', async () => {
  await openSignup();
  await fill({ Address: FIELD_TEXTS.Address, Password: FIELD_TEXTS.Password });
  await waitFor(async () => {
    expect(await listDrafts()).toHaveLength(1);
  });
  await userEvent.clear(field('Address'));
  await waitFor(async () => {
    expect(await listDrafts()).toEqual([]);
  });
});

test('creating the account deletes the draft', async () => {
  api.respond(authPaths.signup, accepted);
  await openSignup();
  await signUp();
  await screen.findByText('Account created successfully!');
  await waitFor(async () => {
    expect(await listDrafts()).toEqual([]);
  });
});
