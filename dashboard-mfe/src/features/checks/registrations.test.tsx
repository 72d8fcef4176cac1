import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  REGISTRATION_FIELD_MESSAGES,
  REGISTRATION_RESPONSES,
} from '@naija/contracts/domain/registration-messages';
import { registrationPaths, type OwnRegistration } from '@naija/contracts/http/registrations';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';

mockOutbox();
const api = mockApi();
const cac = () => screen.findByRole('region', { name: /^CAC/ });
const ENTRY: OwnRegistration = {
  register: 'cac',
  number: 'RC 123456',
  state: 'pending',
  enteredAt: '2026-11-20T12:00:00.000Z',
};

async function openWith(...registrations: OwnRegistration[]) {
  mockDashboard(api, { registrations });
  await openDashboard('?tab=settings');
  return cac();
}

/** Answers new entries with `message`, after which the server holds `then`. Returns the bodies of the requests. */
function answerEntries(message: string, ...then: OwnRegistration[]): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(`*${registrationPaths.own}`, async ({ request }) => {
      bodies.push(await request.json());
      mockDashboard(api, { registrations: then });
      return HttpResponse.json({ message }, { status: 201 });
    }),
  );
  return bodies;
}

test('an agent enters a number, which is sent in the form of the register and waits for an operator', async () => {
  const part = await openWith();
  const bodies = answerEntries(REGISTRATION_RESPONSES.entered, ENTRY);
  await user.click(within(part).getByRole('button', { name: 'Enter CAC number' }));
  const field = await screen.findByLabelText('Your CAC number');
  expect(field).toHaveFocus();
  await user.type(field, '123456');
  await user.click(screen.getByRole('button', { name: 'Have it checked' }));
  expect((await screen.findAllByText(REGISTRATION_FIELD_MESSAGES.cacInvalid))[0]).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await user.clear(field);
  await user.type(field, 'rc123456');
  await user.click(screen.getByRole('button', { name: 'Have it checked' }));
  expect(await screen.findByText(/^RC 123456 waits to be looked up/)).toBeVisible();
  expect(bodies).toEqual([{ register: 'cac', number: 'RC 123456' }]);
  expect(await cac()).toHaveFocus();
});

test('without a network a number is kept, and can be taken back', async () => {
  mockDashboard(api);
  api.use(
    http.get(`*${registrationPaths.own}`, () => HttpResponse.error()),
    http.post(`*${registrationPaths.own}`, () => HttpResponse.error()),
  );
  await openDashboard('?tab=settings');
  const part = await cac();
  await user.click(within(part).getByRole('button', { name: 'Enter CAC number' }));
  await user.type(await screen.findByLabelText('Your CAC number'), 'RC 123456');
  await user.click(screen.getByRole('button', { name: 'Have it checked' }));
  // Between two attempts it is on its way for a moment.
  await waitFor(() => {
    expect(part).toHaveTextContent(/RC 123456.*We'll send it as soon as your connection allows\./);
  });
  await user.click(within(part).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await within(part).findByRole('button', { name: 'Enter CAC number' })).toBeVisible();
});

test.each([
  [
    { state: 'confirmed', checkedOn: '2026-11-03', validUntil: '2027-11-03' },
    /found in the public register on Nov 3, 2026\. Visitors see that on your page until Nov 3, 2027\./,
  ],
  [{ state: 'refused', reason: 'Another name.' }, /could not be confirmed.*Reason: Another name\./],
  [{ state: 'revoked', reason: 'Struck off.' }, /no longer counts as checked.*Reason: Struck off\./],
  [{ state: 'expired', validUntil: '2026-11-03' }, /was valid until Nov 3, 2026.*Enter it again\./],
] as const)('an agent reads the state of a number: %o', async (changes, text) => {
  const part = await openWith({ ...ENTRY, ...changes });
  expect(part).toHaveTextContent(text);
  expect(within(part).getByRole('button', { name: 'Change CAC number' })).toBeVisible();
});

test('an agent removes a number', async () => {
  const part = await openWith(ENTRY);
  const bodies = answerEntries(REGISTRATION_RESPONSES.removed);
  await user.click(within(part).getByRole('button', { name: 'Remove CAC number' }));
  await waitFor(() => {
    expect(bodies).toEqual([{ register: 'cac', number: null }]);
  });
  expect(await within(part).findByRole('button', { name: 'Enter CAC number' })).toBeVisible();
});
