import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { operatorPaths } from '@naija/contracts/http/operators';
import { accessibilityFaults, address } from '@naija/runtime/testing';
import { caseSummary, mockApi, mockOperator, openPage, refusal } from '../../testing/admin.tsx';

const api = mockApi();
const COUNTS = { cases: 2, appeals: 1 };

beforeEach(() => {
  mockOperator(api);
  const hidden = caseSummary({ id: 'k2', state: 'hidden' });
  api.use(
    http.get(`*${operatorPaths.cases}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('state') === 'closed')
        return HttpResponse.json({ cases: [hidden], nextCursor: null, counts: COUNTS });
      const isFirst = !query.has('cursor');
      const cases = [caseSummary({ id: isFirst ? 'k1' : 'k3', reports: isFirst ? 3 : 1 })];
      return HttpResponse.json({ cases, nextCursor: isFirst ? 'next' : null, counts: COUNTS });
    }),
  );
});

const firstCase = async () =>
  (await screen.findByRole('link', { name: /Ada Obi/ })).closest('li') ?? document.body;

test('an operator sees what waits, with reasons and counts, and what the agent has reported', async () => {
  await openPage('/admin');
  const item = await firstCase();
  expect(item).toHaveTextContent('She is a thief.');
  for (const words of ['Insults or hate 2', 'Untrue 1', 'Reported by the agent'])
    expect(within(item).getByText(words)).toBeVisible();
  expect(item).toHaveTextContent('3 reports');
  expect(screen.getByText('2 open cases · 1 open appeal')).toBeVisible();
  expect(within(item).getByRole('link')).toHaveAttribute('href', '/admin/cases/k1');
  expect(await accessibilityFaults()).toEqual([]);
});

test('further cases are loaded on request', async () => {
  await openPage('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/^1 report$/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Ada Obi/ })).toHaveLength(2);
});

test('closed cases have an address of their own', async () => {
  await openPage('/admin');
  await firstCase();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Closed cases');
  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(address()).toBe('/admin?state=closed');
});

test('once the second factor has expired, the page asks for a code again', async () => {
  api.use(http.get(`*${operatorPaths.cases}`, () => refusal(403, 'second_factor')));
  mockOperator(api, { secondFactor: 'required' });
  api.use(
    http.get(
      `*${operatorPaths.me}`,
      () => HttpResponse.json({ email: 'k@example.com', name: 'Kemi', secondFactor: 'passed' }),
      { once: true },
    ),
  );
  await openPage('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
});
