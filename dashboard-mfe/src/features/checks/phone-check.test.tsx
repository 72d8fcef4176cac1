import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { authPaths } from '@naija/contracts/http/auth';
import { phonePaths, type PhoneResponse } from '@naija/contracts/http/phone';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockDashboard, openDashboard, UNCONFIRMED } from '../../testing/dashboard.tsx';
import { user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';

const api = mockApi();
const part = () => screen.findByRole('region', { name: 'Phone number' });

async function openWith(phone: Partial<PhoneResponse> = {}) {
  mockDashboard(api, { phone: { ...UNCONFIRMED, ...phone } });
  await openDashboard('?tab=settings');
  return part();
}

test('an agent asks for a code, types it in, and reads that the number is confirmed', async () => {
  const found = await openWith();
  expect(await within(found).findByText(/We send a code to 0803 123 4567/)).toBeVisible();
  const codes: unknown[] = [];
  api.use(
    http.post(`*${phonePaths.code}`, () => {
      mockDashboard(api, { phone: { ...UNCONFIRMED, codeUntil: '2026-11-20T12:10:00.000Z' } });
      return HttpResponse.json({ message: PHONE_MESSAGES.sent });
    }),
    http.post(`*${phonePaths.confirm}`, async ({ request }) => {
      codes.push(await request.json());
      mockDashboard(api, {
        phone: { ...UNCONFIRMED, state: 'confirmed', verifiedAt: '2026-11-20T12:00:00.000Z' },
      });
      return HttpResponse.json({ message: PHONE_MESSAGES.confirmed });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(await accessibilityFaults()).toEqual([]);
  await user.type(code, '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirm number' }));
  expect(await screen.findByText(/^0803 123 4567 is confirmed since Nov 20, 2026\./)).toBeVisible();
  expect(codes).toEqual([{ code: '123456' }]);
  expect(await part()).toHaveFocus();
});

test('a wrong code is said at the field, and can be corrected', async () => {
  await openWith({ codeUntil: '2026-11-20T12:10:00.000Z' });
  const message = 'Wrong code, or it has expired. Check it, or ask for a new one.';
  api.use(
    http.post(`*${phonePaths.confirm}`, () =>
      HttpResponse.json({ message, code: 'bad_request', fields: { code: message } }, { status: 400 }),
    ),
  );
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm number' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});

test('a code that is typed without a network stays, and is sent once the network is back', async () => {
  const found = await openWith({ codeUntil: '2026-11-20T12:10:00.000Z' });
  const sent: unknown[] = [];
  api.use(
    http.get(`*${authPaths.sessions}`, () => HttpResponse.error()),
    http.post(`*${phonePaths.confirm}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: PHONE_MESSAGES.confirmed });
    }),
  );
  await user.type(await screen.findByLabelText('Code'), '123456');
  fireEvent(globalThis.window, new Event('offline'));
  expect(await within(found).findByText(/^This needs a network; until it's back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm number' }));
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
  api.use(http.get(`*${authPaths.sessions}`, () => HttpResponse.json({ sessions: [] })));
  fireEvent(globalThis.window, new Event('online'));
  const confirm = screen.getByRole('button', { name: 'Confirm number' });
  await waitFor(() => {
    expect(confirm).toHaveAttribute('aria-disabled', 'false');
  });
  expect(sent).toEqual([]);
  await user.click(confirm);
  await expect.poll(() => sent).toEqual([{ code: '123456' }]);
});

test('a refused request says why, and when to try again', async () => {
  await openWith();
  const message = 'Too many codes were asked for. Please try again in 40 minutes.';
  api.use(
    http.post(`*${phonePaths.code}`, () =>
      HttpResponse.json({ message, code: 'rate_limited' }, { status: 429 }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['unavailable', PHONE_MESSAGES.unavailable, undefined],
  ['unsupported', PHONE_MESSAGES.unsupported, 'Change phone number'],
  ['email', PHONE_MESSAGES.emailFirst, 'Verify your email'],
] as const)(
  'a number that is %s gets no button, and the way on where there is one',
  async (state, text, way) => {
    const found = await openWith({ state });
    expect(await within(found).findByText(text)).toBeVisible();
    expect(within(found).queryByRole('button')).toBeNull();
    expect(within(found).queryByRole('link')?.textContent).toBe(way);
  },
);

test('a number that fails to load says so, and can be retried', async () => {
  mockDashboard(api);
  api.use(http.get(`*${phonePaths.own}`, () => new HttpResponse(null, { status: 500 })));
  await openDashboard('?tab=settings');
  const found = await part();
  expect(await within(found).findByText("We couldn't load what was checked")).toBeVisible();
  mockDashboard(api);
  await user.click(within(found).getByRole('button', { name: 'Retry' }));
  expect(await within(found).findByRole('button', { name: 'Send me a code' })).toBeVisible();
});
