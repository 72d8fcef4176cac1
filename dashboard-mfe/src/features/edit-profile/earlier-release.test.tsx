import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emailNotChanged } from '@naija/contracts/domain/messages';
import { agentPaths } from '@naija/contracts/http/agents';
import { submitIntent } from '@naija/runtime';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { logIn } from '../../testing/open-page.tsx';
import { mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { field, replaceText, send, stubObjectUrls } from '../../testing/form.ts';
import { mockSaves, offline, saved } from '../../testing/saves.ts';

const api = mockApi();
mockOutbox();
beforeEach(stubObjectUrls);

/** Queues an edit as an earlier release did, with another email address. */
const queueEdit = () =>
  submitIntent({
    kind: 'edit',
    about: '7',
    owner: '7',
    title: 'Your profile',
    fields: { address: '1 Broad Street', email: 'ada@new.example' },
    base: { data: ada(), etag: '"7-1"' },
  });

test('an edit that an earlier release queued with another email address is sent, and the agent reads that the address stays', async () => {
  mockDashboard(api);
  const calls = mockSaves(api, agentPaths.edit, () =>
    Response.json(
      {
        message: emailNotChanged('ada@example.com'),
        data: { updatedUser: ada({ address: '1 Broad Street' }) },
      },
      { status: 201, headers: { etag: '"7-2"' } },
    ),
  );
  await openDashboard();
  await queueEdit();
  expect(await screen.findByText(/^Profile updated successfully\. Your email is still/)).toBeVisible();
  expect(await screen.findByText('1 Broad Street')).toBeVisible();
  expect(calls[0]?.fields).toMatchObject({ address: '1 Broad Street' });
});

test('while it is pending, the form shows the current email address, and further edits are sent without one', async () => {
  mockDashboard(api);
  const calls = mockSaves(api, agentPaths.edit, offline, saved(), saved({ address: '2 Broad Street' }, '3'));
  logIn();
  await queueEdit();
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
  expect(
    [field('Address'), field('Email Address')].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['1 Broad Street', 'ada@example.com']);
  await replaceText('Address', '2 Broad Street');
  await send();
  dispatchEvent(new Event('focus'));
  await waitFor(() => {
    expect(calls.at(-1)?.fields['address']).toBe('2 Broad Street');
  });
  expect(calls.at(-1)?.fields).not.toHaveProperty('email');
});
