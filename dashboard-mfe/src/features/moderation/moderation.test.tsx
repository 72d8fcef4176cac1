import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { moderationPaths, type OwnModeration } from '@naija/contracts/http/moderation';
import { accessibilityFaults } from '@naija/runtime/testing';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { mockDashboard, openDashboard, UNMODERATED } from '../../testing/dashboard.tsx';
import { user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';

const api = mockApi();
mockOutbox();

const BLOCKED: OwnModeration = {
  ...UNMODERATED,
  profile: { state: 'hidden' },
  account: { state: 'blocked', reason: 'Asked for money and disappeared.' },
  canAppeal: [{ kind: 'account', id: '7' }],
};

async function openWith(moderation: OwnModeration) {
  mockDashboard(api, { moderation });
  await openDashboard();
  return screen.findByRole('region', { name: 'Decisions about your account' });
}

test('a blocked agent reads why, and appeals', async () => {
  const notice = await openWith(BLOCKED);
  expect(notice).toHaveTextContent(/^Your account is blocked.*Reason: Asked for money and disappeared\./);
  expect(within(notice).getAllByRole('alert')).toHaveLength(1);
  const bodies: unknown[] = [];
  api.use(
    http.post(`*${moderationPaths.appeals}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ message: "Thank you. We'll answer by email." }, { status: 201 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  await screen.findByRole('button', { name: 'Send appeal' });
  expect(await accessibilityFaults()).toEqual([]);
  await user.type(await screen.findByLabelText('Why should we decide otherwise?'), 'It was paid back.');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText("Thank you. We'll answer by email.")).toBeVisible();
  expect(bodies).toEqual([{ subject: { kind: 'account', id: '7' }, text: 'It was paid back.' }]);
});

test('an appeal that could not be sent is still there when the dialog is opened again', async () => {
  await openWith(BLOCKED);
  api.use(http.post(`*${moderationPaths.appeals}`, () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  const text = await screen.findByLabelText('Why should we decide otherwise?');
  await user.type(text, 'Paid back.');
  await screen.findByText('Draft saved on this device');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(CREDENTIAL_MESSAGES.offline)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  expect(await screen.findByLabelText('Why should we decide otherwise?')).toHaveValue('Paid back.');
});

test('an agent whose appeal is open reads so, and cannot send another', async () => {
  const appeal = {
    id: 'a1',
    subject: { kind: 'account', id: '7' },
    text: 'Paid back.',
    state: 'open',
  } as const;
  await openWith({
    ...BLOCKED,
    canAppeal: [],
    appeals: [{ ...appeal, createdAt: '2026-11-20T08:00:00.000Z' }],
  });
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Your appeals' }));
  expect(screen.getByText('We have your appeal, and will answer it.')).toBeVisible();
});

test('an agent reads which reply is hidden, and the answer to an appeal', async () => {
  const subject = { kind: 'reply', id: 'c1' } as const;
  const notice = await openWith({
    ...UNMODERATED,
    replies: [{ commentId: 'c1', fullname: 'Bola Ade', content: 'Liar!', reason: 'It insults.' }],
    appeals: [
      {
        ...{ id: 'a1', subject, text: 'I was angry.', state: 'refused', answer: 'We understand, but no.' },
        createdAt: '2026-11-20T08:00:00.000Z',
      },
    ],
  });
  expect(notice).toHaveTextContent('Your reply to Bola Ade is hidden.');
  await user.click(screen.getByRole('button', { name: 'Your appeals' }));
  expect(screen.getByText('We understand, but no.')).toBeVisible();
  expect(screen.getByText('Refused')).toBeVisible();
});
