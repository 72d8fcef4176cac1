import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { moderationPaths } from '@naija/contracts/http/moderation';
import { accessibilityFaults, mockApi } from '@naija/runtime/testing';
import { openPage } from '../../../testing/open-page.ts';
import { ada } from '../../../testing/records.ts';

const api = mockApi();
let bodies: unknown[];
const THANKS = 'Thank you. We look at every report.';

beforeEach(() => {
  // No backoff of an attempt that failed in the test before.
  dispatchEvent(new Event('focus'));
  bodies = [];
  const reply = { content: 'Thank you.', updatedAt: '2026-11-21T08:00:00.000Z' };
  const comment = {
    _id: 'c1',
    fullname: 'Bola Ade',
    content: 'Honest.',
    updatedAt: '2026-11-20T08:00:00.000Z',
  };
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })),
    http.get(`*${commentPaths.list('7')}`, () =>
      HttpResponse.json({
        comments: [comment, { ...comment, _id: 'c2', fullname: 'Eve', reply }],
        nextCursor: null,
      }),
    ),
  );
  answer(() => HttpResponse.json({ message: THANKS }, { status: 201 }));
});

function answer(response: () => Response): void {
  api.use(
    http.post(`*${moderationPaths.reports}`, async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (reason: RegExp) => userEvent.click(await screen.findByRole('radio', { name: reason }));

async function report(button: string) {
  await openPage('/agent/7');
  await press(button);
  await screen.findByRole('group', { name: "What's wrong?" });
}

test('a visitor reports a comment and reads what happens next', async () => {
  await report('Report the comment by Bola Ade');
  expect(screen.getByRole('dialog', { name: 'Report this comment' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await choose(/^Insults/);
  await press('Send report');
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(screen.getByText(/^A person looks at every report/)).toBeVisible();
  expect(bodies).toEqual([{ subject: { kind: 'comment', id: 'c1' }, reason: 'abuse' }]);
});

test('a visitor reports a profile, with details', async () => {
  await report('Report this agent');
  await choose(/^Pretends/);
  await userEvent.type(screen.getByLabelText(/^Details/), 'The photo is mine.');
  await press('Send report');
  await screen.findByText(THANKS);
  expect(bodies).toEqual([
    { subject: { kind: 'agent', id: '7' }, reason: 'impersonation', details: 'The photo is mine.' },
  ]);
});

test('a visitor reports the reply to a comment', async () => {
  await report('Report the comment by Eve');
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'The reply from Ada Obi');
  await choose(/^Spam/);
  await press('Send report');
  await screen.findByText(THANKS);
  expect(bodies).toEqual([{ subject: { kind: 'reply', id: 'c2' }, reason: 'spam' }]);
});

test('without a reason, or without the details that one needs, nothing is sent', async () => {
  await report('Report this agent');
  await press('Send report');
  expect(await screen.findByText('Please choose a reason')).toBeVisible();
  await choose(/^Something else/);
  await press('Send report');
  expect(await screen.findByText("Please tell us what's wrong")).toBeVisible();
  expect(bodies).toEqual([]);
});

test('without a network the report is stored, and sent later', async () => {
  answer(() => HttpResponse.error());
  await report('Report the comment by Bola Ade');
  await choose(/^Spam/);
  await press('Send report');
  expect(await screen.findByText("Saved. We'll send it as soon as your connection allows.")).toBeVisible();
  answer(() => HttpResponse.json({ message: THANKS }, { status: 201 }));
  dispatchEvent(new Event('online'));
  expect(await screen.findByText(THANKS)).toBeVisible();
});

test('what was typed is still there when the form is opened again', async () => {
  await report('Report this agent');
  await choose(/^Something else/);
  await userEvent.type(screen.getByLabelText(/^Details/), 'Look');
  await screen.findByText(/saved on this device/i);
  await press('Close');
  await press('Report this agent');
  expect(await screen.findByLabelText(/^Details/)).toHaveValue('Look');
});

test('a visitor reads that the reported content was removed, and the report is not stored', async () => {
  answer(() => HttpResponse.json({ message: 'This comment is gone', code: 'not_found' }, { status: 404 }));
  await report('Report the comment by Bola Ade');
  await choose(/^Spam/);
  await press('Send report');
  expect(await screen.findByText('This comment is gone')).toBeVisible();
});
