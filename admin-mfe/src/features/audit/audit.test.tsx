import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { operatorPaths, type AuditEntry } from '@naija/contracts/http/operators';
import { accessibilityFaults, address } from '@naija/runtime/testing';
import { mockApi, mockOperator, openPage } from '../../testing/admin.tsx';

const api = mockApi();

test('an operator reads who has decided what and why, and follows one subject', async () => {
  const at = '2026-11-20T08:00:00.000Z';
  const entries: AuditEntry[] = [
    {
      ...{ id: '2', at, action: 'hide', note: 'It insults.' },
      operator: { id: '9', name: 'Kemi Ojo' },
      subject: { kind: 'comment', id: 'c1' },
    },
    { ...{ id: '1', at, action: 'grant', note: '' }, operator: {}, subject: { kind: 'account', id: '9' } },
  ];
  mockOperator(api);
  api.use(
    http.get(`*${operatorPaths.audit}`, ({ request }) => {
      const subject = new URL(request.url).searchParams.get('subject');
      const shown = entries.filter((entry) => subject === null || entry.subject.id === subject);
      return HttpResponse.json({ entries: shown, nextCursor: null });
    }),
  );
  await openPage('/admin/audit');
  expect(await screen.findByText('It insults.')).toBeVisible();
  expect(screen.getByText('The server’s administrator')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'c1' }));
  expect(await screen.findByText(/^Only entries about one subject/)).toBeVisible();
  expect(address()).toBe('/admin/audit?subject=c1');
  expect(screen.queryByText('The server’s administrator')).toBeNull();
});
