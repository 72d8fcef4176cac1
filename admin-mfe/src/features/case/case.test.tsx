import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { operatorPaths, type CaseResponse } from '@naija/contracts/http/operators';
import { accessibilityFaults } from '@naija/runtime/testing';
import { ada, caseResponse, mockApi, mockOperator, openPage, record, refusal } from '../../testing/admin.tsx';

const api = mockApi();
let current: CaseResponse;

beforeEach(() => {
  mockOperator(api);
  current = caseResponse();
  api.use(http.get(`*${operatorPaths.case('k1')}`, () => HttpResponse.json(current)));
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const region = (name: string) => screen.findByRole('region', { name });

test('an operator reads the comment, the reports and who they come from', async () => {
  await openPage('/admin/cases/k1');
  expect(await region('What visitors see')).toHaveTextContent(/Bola Ade.*She is a thief\./);
  const reports = within(await region('Reports'));
  expect(reports.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Insults or hateShe helped me\./),
    expect.stringMatching(/^Untrue.*from the agent$/),
  ]);
  expect(reports.getByText(/^1 more came later/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('an operator reads from how many networks the reports come', async () => {
  current = caseResponse({ reports: 50, networks: 1 });
  await openPage('/admin/cases/k1');
  expect(await region('Reports')).toHaveTextContent('50 reports from 1 network');
});

test('an operator reads what the comment says about the fee, and whether its email is confirmed', async () => {
  const { comment, ...others } = caseResponse();
  if (!comment) throw new Error('the case is not about a comment');
  const answers = { dealing: 'rented', feeAsPublished: 'no', emailConfirmed: true } as const;
  current = { ...others, comment: { ...comment, ...answers } };
  await openPage('/admin/cases/k1');
  expect(await region('What visitors see')).toHaveTextContent(
    'Rented · Not charged as published · Confirmed email',
  );
});

test('an operator hides a comment, with the reason', async () => {
  const bodies = record(api, operatorPaths.decide('k1'), () => {
    current = caseResponse({ state: 'hidden' });
    return HttpResponse.json({ ...current });
  });
  await openPage('/admin/cases/k1');
  await userEvent.click(await screen.findByRole('radio', { name: /^Hide it/ }));
  await userEvent.type(screen.getByLabelText('Reason'), 'It insults.');
  await press('Hide it');
  expect(await screen.findByText('Decided. Hidden.')).toBeVisible();
  expect(bodies).toEqual([{ decision: 'hide', note: 'It insults.' }]);
  expect(await screen.findByRole('radio', { name: /^Show it again/ })).toBeChecked();
});

test('nothing is decided without a decision and a reason', async () => {
  await openPage('/admin/cases/k1');
  await screen.findByRole('radio', { name: /^Hide it/ });
  await press('Save decision');
  expect(await screen.findByText('Please choose a decision')).toBeVisible();
  expect(screen.getByText('Please write down the reason')).toBeVisible();
});

test('a reason that was not sent is there after a reload, and gone once it was decided', async () => {
  const { unmount } = await openPage('/admin/cases/k1');
  await userEvent.click(await screen.findByRole('radio', { name: /^Dismiss/ }));
  await userEvent.type(screen.getByLabelText('Reason'), 'It is an opinion.');
  expect(await screen.findByText('Draft saved on this device')).toBeVisible();
  unmount();

  const again = await openPage('/admin/cases/k1');
  expect(await screen.findByText(/^Draft from .* restored$/)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('It is an opinion.');
  record(api, operatorPaths.decide('k1'), () => HttpResponse.json(current));
  await press('Dismiss the reports');
  await waitFor(() => {
    expect(screen.getByLabelText('Reason')).toHaveValue('');
  });
  again.unmount();

  await openPage('/admin/cases/k1');
  expect(await screen.findByLabelText('Reason')).toHaveValue('');
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

test('an operator reads and sees what another operator has decided meanwhile', async () => {
  record(api, operatorPaths.decide('k1'), () => {
    current = caseResponse({ state: 'dismissed' });
    return refusal(409, 'conflict', 'This case is closed already');
  });
  await openPage('/admin/cases/k1');
  await userEvent.click(await screen.findByRole('radio', { name: /^Hide it/ }));
  await userEvent.type(screen.getByLabelText('Reason'), 'It insults.');
  await press('Hide it');
  expect(await screen.findByText(/^Somebody else has decided meanwhile\./)).toBeVisible();
  expect(await screen.findByText('Dismissed')).toBeVisible();
});

test('an operator blocks the agent of a case', async () => {
  const bodies = record(api, operatorPaths.block('7'), () => {
    current = caseResponse({ profile: ada({ isBlocked: true, isListed: false }) });
    return HttpResponse.json({});
  });
  await openPage('/admin/cases/k1');
  await screen.findByText('ada@example.com');
  await press('Block account');
  const dialog = within(screen.getByRole('dialog', { name: 'Block Ada Obi?' }));
  await userEvent.type(await dialog.findByLabelText('Reason'), 'Takes money.');
  await userEvent.click(dialog.getByRole('button', { name: 'Block account' }));
  expect(await screen.findByRole('button', { name: 'Unblock account' })).toBeVisible();
  expect(bodies).toEqual([{ note: 'Takes money.' }]);
});

test('an operator removes one photo of work, with the reason', async () => {
  const photo = (number: number, caption: string | null) => ({
    ...{ id: String(number), photo: String(number).repeat(32), caption },
    ...{ width: 1280, height: 960 },
  });
  const work = [photo(1, 'Flat in Yaba'), photo(2, null)];
  const subject = { ...caseResponse().subject, kind: 'agent' as const };
  current = caseResponse({ subject, work });
  const bodies = record(api, operatorPaths.removePhoto('7', '1'), () => {
    current = caseResponse({ subject, work: work.slice(1) });
    return HttpResponse.json({ message: 'The photo is removed.' });
  });
  await openPage('/admin/cases/k1');
  expect(within(await region('Photos of work')).getAllByRole('img')).toHaveLength(2);
  await press('Remove photo: Flat in Yaba');
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this photo for good?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove photo' }));
  expect(await dialog.findByText('Please write down the reason')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Not your photo.');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('img', { name: 'Flat in Yaba' })).toBeNull();
  });
  expect(bodies).toEqual([{ note: 'Not your photo.' }]);
});

test('the address of a case that does not exist shows "There is no such page"', async () => {
  api.use(http.get(`*${operatorPaths.case('k1')}`, () => refusal(404, 'not_found')));
  await openPage('/admin/cases/k1');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
});

test('an operator reads that another one decides about their own profile', async () => {
  const own = { kind: 'comment', id: 'c1', excerpt: 'She is a thief.' } as const;
  current = caseResponse({ subject: { ...own, agent: { id: '9', name: 'Kemi Ojo' } } });
  await openPage('/admin/cases/k1');
  expect(
    await screen.findByText('This is about your own account. Another operator has to decide.'),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
});
