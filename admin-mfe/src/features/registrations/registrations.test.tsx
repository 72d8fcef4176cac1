import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { operatorPaths, type RegistrationSummary } from '@naija/contracts/http/operators';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockApi, mockOperator, openPage, record, refusal } from '../../testing/admin.tsx';

const api = mockApi();

const ENTRY: RegistrationSummary = {
  id: 'r1',
  register: 'cac',
  number: 'RC 123456',
  state: 'pending',
  enteredAt: '2026-11-20T08:00:00.000Z',
  agent: { id: '7', name: 'Ada Obi' },
  others: 2,
};

/** Serves entries, and removes the first one after its decision. Returns the bodies of decisions. */
async function open(entry: RegistrationSummary, response = () => HttpResponse.json({ message: 'Told.' })) {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  const registrations = [entry];
  mockOperator(api);
  api.use(
    http.get(`*${operatorPaths.registrations}`, () => HttpResponse.json({ registrations, nextCursor: null })),
  );
  const bodies = record(api, operatorPaths.registration('r1'), () => {
    registrations.pop();
    return response();
  });
  await openPage(`/admin/registrations${entry.state === 'pending' ? '' : '?state=decided'}`);
  return { bodies, card: await screen.findByRole('article', { name: 'CAC · Ada Obi' }) };
}

test('an operator looks a number up, and confirms it with both days', async () => {
  const { bodies, card } = await open(ENTRY);
  expect(card).toHaveTextContent(/2 other agents have entered this number/);
  expect(within(card).getByRole('link', { name: /^Open the register of CAC/ })).toHaveAttribute(
    'href',
    'https://search.cac.gov.ng/home',
  );
  expect(within(card).getByRole('link', { name: 'Open the public profile' })).toHaveAttribute(
    'href',
    '/agent/7',
  );
  expect(within(card).queryByRole('button'), 'nothing is chosen for the operator').toBeNull();
  await userEvent.selectOptions(within(card).getByLabelText('Decision'), 'confirm');
  expect(await within(card).findByLabelText('Checked on')).toHaveValue('');
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(within(card).getByRole('button', { name: 'Confirm CAC RC 123456' }));
  expect(await within(card).findByText('Please enter the day on which you looked it up')).toBeVisible();
  expect(within(card).getByText('Please enter the last day on which it holds')).toBeVisible();
  await userEvent.type(within(card).getByLabelText('Checked on'), '2026-11-20');
  await userEvent.type(within(card).getByLabelText('Valid until'), '2027-06-30');
  await userEvent.click(within(card).getByRole('button', { name: 'Confirm CAC RC 123456' }));
  expect(await screen.findByText('No number is waiting.')).toBeVisible();
  expect(bodies).toEqual([{ decision: 'confirm', checkedOn: '2026-11-20', validUntil: '2027-06-30' }]);
});

test('an operator refuses a number with a reason', async () => {
  const { bodies, card } = await open(ENTRY);
  await userEvent.selectOptions(within(card).getByLabelText('Decision'), 'Refuse');
  await userEvent.type(await within(card).findByLabelText('Reason'), 'The register has another name.');
  await userEvent.click(within(card).getByRole('button', { name: 'Refuse CAC RC 123456' }));
  await waitFor(() => {
    expect(bodies).toEqual([{ decision: 'refuse', note: 'The register has another name.' }]);
  });
});

test('an operator revokes a confirmed number with a reason', async () => {
  const { bodies, card } = await open({
    ...ENTRY,
    state: 'confirmed',
    checkedOn: '2026-11-03',
    validUntil: '2027-11-03',
  });
  expect(card).toHaveTextContent(/Confirmed.*Checked on Nov 3, 2026, valid until Nov 3, 2027/);
  await userEvent.click(within(card).getByRole('button', { name: 'Revoke' }));
  const dialog = screen.getByRole('dialog', { name: 'Revoke CAC RC 123456?' });
  await userEvent.type(await within(dialog).findByLabelText('Reason'), 'Struck off the register.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke CAC RC 123456' }));
  await waitFor(() => {
    expect(bodies).toEqual([{ decision: 'revoke', note: 'Struck off the register.' }]);
  });
});

test('a number that the agent has changed meanwhile leaves the list, and the page says why', async () => {
  const { card } = await open(ENTRY, () => refusal(404, 'not_found', 'The agent has changed it.'));
  await userEvent.selectOptions(within(card).getByLabelText('Decision'), 'Refuse');
  await userEvent.type(await within(card).findByLabelText('Reason'), 'The register has another name.');
  await userEvent.click(within(card).getByRole('button', { name: 'Refuse CAC RC 123456' }));
  expect(await screen.findByText('The agent has changed it.')).toBeVisible();
  expect(await screen.findByText('No number is waiting.')).toBeVisible();
});
