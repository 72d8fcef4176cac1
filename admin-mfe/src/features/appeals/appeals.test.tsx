import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { operatorPaths, type AppealSummary } from '@naija/contracts/http/operators';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockApi, mockOperator, openPage, record } from '../../testing/admin.tsx';

const api = mockApi();

test('an operator grants an appeal with an answer, and it leaves the list', async () => {
  const appeals: AppealSummary[] = [
    {
      id: 'a1',
      subject: { kind: 'account', id: '7' },
      agent: { id: '7', name: 'Ada Obi' },
      excerpt: 'Ada Obi',
      text: 'It was paid back.',
      state: 'open',
      createdAt: '2026-11-20T08:00:00.000Z',
      reason: 'Takes money.',
    },
  ];
  mockOperator(api);
  api.use(http.get(`*${operatorPaths.appeals}`, () => HttpResponse.json({ appeals, nextCursor: null })));
  const bodies = record(api, operatorPaths.appeal('a1'), () => {
    appeals.pop();
    return HttpResponse.json({});
  });
  await openPage('/admin/appeals');
  const appeal = await screen.findByRole('article', { name: 'Account · Ada Obi' });
  expect(appeal).toHaveTextContent(/Takes money\..*It was paid back\./);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Grant: undo the decision' }));
  await userEvent.type(screen.getByLabelText('Answer'), 'Thank you, we have seen it.');
  await userEvent.click(screen.getByRole('button', { name: 'Grant, and send the answer' }));
  await waitFor(() => {
    expect(bodies).toEqual([{ decision: 'granted', answer: 'Thank you, we have seen it.' }]);
  });
  expect(await screen.findByText('No appeal is waiting.')).toBeVisible();
});
