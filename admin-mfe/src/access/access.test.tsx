import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { operatorPaths, type SecondFactorState } from '@naija/contracts/http/operators';
import { Link } from 'react-router-dom';
import { accessibilityFaults, address, openPage as openRemote } from '@naija/runtime/testing';
import { pages } from '../pages.ts';
import { mockApi, mockOperator, openPage, record, refusal, serve } from '../testing/admin.tsx';

const api = mockApi();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const CODES = ['abcdefgh234567abcdefgh23', 'bcdefgh234567abcdefgh234'];

test('a visitor without a session is asked to log in', async () => {
  await openRemote(pages, '/admin');
  expect(address()).toBe('/login?next=/admin');
});

test.each(pages.map(({ path }) => path.replace(':id', 'k1')))(
  'for an agent who is not an operator, %s does not exist',
  async (path) => {
    api.use(http.get(`*${operatorPaths.me}`, () => refusal(404, 'not_found')));
    await openPage(path);
    expect(await heading('There is no such page')).toBeVisible();
    expect(document.title).toBe('Page not found · NaijaAgents');
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

test('without a network an operator can try again', async () => {
  api.use(http.get(`*${operatorPaths.me}`, () => HttpResponse.error()));
  await openPage('/admin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check your internet connection');
  mockOperator(api, { secondFactor: 'required' });
  await press('Retry');
  expect(await heading('Enter your code')).toBeVisible();
});

test('an operator passes by a code before the queue', async () => {
  let secondFactor: SecondFactorState = 'required';
  api.use(
    http.get(`*${operatorPaths.me}`, () =>
      HttpResponse.json({ email: 'k@example.com', name: 'Kemi', secondFactor }),
    ),
  );
  serve(api, operatorPaths.cases, { cases: [], nextCursor: null, counts: { cases: 0, appeals: 0 } });
  const bodies = record(api, operatorPaths.pass, () => {
    secondFactor = 'passed';
    return HttpResponse.json({ passedUntil: '2026-11-21T08:00:00.000Z', recoveryCodesLeft: 2 });
  });
  await openPage('/admin');
  await heading('Enter your code');
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Code'), '123 456');
  await press('Open the queue');
  expect(await heading('Queue')).toBeVisible();
  expect(bodies).toEqual([{ code: '123456' }]);
  expect(await screen.findByText('2 recovery codes left.')).toBeVisible();
});

test('a wrong code is refused at its field', async () => {
  mockOperator(api, { secondFactor: 'required' });
  api.use(
    http.post(`*${operatorPaths.pass}`, () =>
      HttpResponse.json(
        { message: 'No', code: 'bad_request', fields: { code: 'Wrong code, or it was already used' } },
        { status: 400 },
      ),
    ),
  );
  await openPage('/admin');
  await heading('Enter your code');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await press('Open the queue');
  expect(await screen.findByText('Wrong code, or it was already used')).toBeVisible();
});

test('an operator sets up the second factor, and keeps the recovery codes until they are stored', async () => {
  let secondFactor: SecondFactorState = 'missing';
  api.use(
    http.get(`*${operatorPaths.me}`, () =>
      HttpResponse.json({ email: 'k@example.com', name: 'Kemi', secondFactor }),
    ),
  );
  serve(api, operatorPaths.cases, { cases: [], nextCursor: null, counts: { cases: 0, appeals: 0 } });
  const begun = record(api, operatorPaths.enrol, () =>
    HttpResponse.json({
      secret: 'JBSWY3DPEHPK3PXP',
      url: 'otpauth://totp/NaijaAgents:k?secret=JBSWY3DPEHPK3PXP',
    }),
  );
  const confirmed = record(api, operatorPaths.confirm, () => {
    secondFactor = 'passed';
    return HttpResponse.json({ recoveryCodes: CODES, passedUntil: '2026-11-21T08:00:00.000Z' });
  });
  await openPage(
    '/admin',
    <nav>
      <Link to="/about">About</Link>
      <Link to="/admin">Moderation</Link>
    </nav>,
  );
  await heading('Set up your second factor');
  await userEvent.type(screen.getByLabelText('Current password'), 'Plantain-Market-7!');
  await press('Continue');
  await heading('Scan the code');
  expect(begun).toEqual([{ currentPassword: 'Plantain-Market-7!' }]);
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '654321');
  await press('Confirm');
  await heading('Keep your recovery codes');
  expect(confirmed).toEqual([{ code: '654321' }]);
  for (const code of CODES) expect(screen.getByText(code)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download codes' })).toHaveAttribute(
    'href',
    `data:text/plain;charset=utf-8,${CODES.join('%0A')}%0A`,
  );
  expect(await accessibilityFaults()).toEqual([]);
  expect(asksBeforeUnload()).toBe(true);

  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  await waitFor(() => {
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });
  await userEvent.click(screen.getByRole('link', { name: 'Moderation' }));
  expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
  await press('I have stored them');
  expect(await heading('Queue')).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
});
