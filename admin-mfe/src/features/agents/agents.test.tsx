import { screen } from '@testing-library/react';
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

test('says that nobody matches', async () => {
  await openPage('/admin/agents');
  await search('nobody');
  expect(await screen.findByText('No agent matches “nobody”.')).toBeVisible();
});
