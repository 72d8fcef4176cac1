import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { operatorPaths } from '@naija/contracts/http/operators';
import { accessibilityFaults, address } from '@naija/runtime/testing';
import { ada, caseResponse, mockApi, mockOperator, openPage, record, serve } from '../../testing/admin.tsx';

const api = mockApi();

beforeEach(() => {
  mockOperator(api);
  api.use(
    http.get(`*${operatorPaths.agents}`, ({ request }) => {
      const isFound = new URL(request.url).searchParams.get('query') === 'ada';
      return HttpResponse.json({ agents: isFound ? [ada({ isHidden: true, isListed: false })] : [] });
    }),
  );
});

const search = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Name, email or id'), `${text}{Enter}`);
};

test('an operator finds a hidden agent, and opens a case', async () => {
  const bodies = record(api, operatorPaths.cases, () =>
    HttpResponse.json({ ...caseResponse() }, { status: 201 }),
  );
  serve(api, operatorPaths.case('k1'), caseResponse());
  await openPage('/admin/agents');
  await search('ada');
  expect(await screen.findByText('Profile hidden')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Open a case' }));
  await expect.poll(address).toBe('/admin/cases/k1');
  expect(await screen.findByText('Reports')).toBeVisible();
  expect(bodies).toEqual([{ subject: { kind: 'agent', id: '7' } }]);
});

test('an operator who finds their own account reads that another operator has to decide', async () => {
  const own = ada();
  serve(api, operatorPaths.agents, { agents: [{ ...own, agent: { ...own.agent, _id: '9', id: '9' } }] });
  await openPage('/admin/agents');
  await search('kemi');
  expect(
    await screen.findByText('This is about your own account. Another operator has to decide.'),
  ).toBeVisible();
  for (const name of ['Correct name', 'Block account', 'Open a case'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an operator reads that no agent matches', async () => {
  await openPage('/admin/agents');
  await search('nobody');
  expect(await screen.findByText('No agent matches “nobody”.')).toBeVisible();
});

test('an operator corrects the name of an agent, with the reason', async () => {
  const bodies = record(api, operatorPaths.rename('7'), () => HttpResponse.json({ message: 'Corrected' }));
  await openPage('/admin/agents');
  await search('ada');
  await userEvent.click(await screen.findByRole('button', { name: 'Correct name' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Correct the name of Ada Obi?' }));
  const name = await dialog.findByLabelText('Full Name');
  expect(name).toHaveValue('Ada Obi');
  await userEvent.clear(name);
  await userEvent.type(name, 'Adaeze Obi');
  await userEvent.type(dialog.getByLabelText('Reason'), 'As on her passport.');
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Correct name' }));
  expect(await screen.findByText('Name corrected')).toBeVisible();
  expect(bodies).toEqual([{ name: 'Adaeze Obi', note: 'As on her passport.' }]);
});
