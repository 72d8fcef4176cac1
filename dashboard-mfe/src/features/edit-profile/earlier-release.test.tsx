import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emailNotChanged } from '@naija/contracts/domain/messages';
import { agentPaths } from '@naija/contracts/http/agents';
import { submitIntent } from '@naija/runtime';
import { answerDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { field, put, saved, send, showFiles } from '../../testing/edit-form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { logIn } from '../../testing/open-page.tsx';
import { mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { answerSaves, offline } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();
beforeEach(showFiles);

/** An edit as the release before kept it: with another e-mail address. */
const queued = () =>
  submitIntent({
    ...({ kind: 'edit', about: '7', owner: '7', title: 'Your profile' } as const),
    fields: { address: '1 Broad Street', email: 'ada@new.example' },
    base: { data: ada(), etag: '"7-1"' },
  });

test('an edit that an earlier release has queued with another e-mail address is sent, and its agent told the rest', async () => {
  answerDashboard(api);
  const calls = answerSaves(api, agentPaths.edit, () =>
    Response.json(
      {
        message: emailNotChanged('ada@example.com'),
        data: { updatedUser: ada({ address: '1 Broad Street' }) },
      },
      { status: 201, headers: { etag: '"7-2"' } },
    ),
  );
  await openDashboard();
  await queued();
  expect(await screen.findByText(/^Profile updated successfully\. Your email is still/)).toBeVisible();
  expect(await screen.findByText('1 Broad Street')).toBeVisible();
  expect(calls[0]?.fields).toMatchObject({ address: '1 Broad Street' });
});

test('while it waits, the e-mail address that counts is shown, and what is typed on top of it is sent without one', async () => {
  answerDashboard(api);
  const calls = answerSaves(
    api,
    agentPaths.edit,
    offline,
    saved(),
    saved({ address: '2 Broad Street' }, '3'),
  );
  logIn();
  await queued();
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
  expect(
    [field('Address'), field('Email Address')].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['1 Broad Street', 'ada@example.com']);
  await put('Address', '2 Broad Street');
  await send();
  dispatchEvent(new Event('focus'));
  await waitFor(() => {
    expect(calls.at(-1)?.fields['address']).toBe('2 Broad Street');
  });
  expect(calls.at(-1)?.fields).not.toHaveProperty('email');
});
