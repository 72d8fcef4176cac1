import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { mockApi, resetRuntime } from '@naija/runtime/testing';
import { scrollThrough } from '../../../testing/intersections.ts';
import { openPage } from '../../../testing/open-page.ts';
import { ada } from '../../../testing/records.ts';

// Simulates a browser that blocks IndexedDB.
beforeEach(async () => {
  vi.stubGlobal('indexedDB', undefined);
  // Another test's page may have opened a connection while it was closing.
  await resetRuntime();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const api = mockApi();
const keys: (string | null)[] = [];
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

test('without storage the text stays in the form until the comment has arrived, and is posted once', async () => {
  let down = true;
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })),
    http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
    http.post(`*${commentPaths.post('7')}`, ({ request }) => {
      keys.push(request.headers.get(IDEMPOTENCY_KEY_HEADER));
      return down ? HttpResponse.error() : HttpResponse.json({ message: 'Thank you' }, { status: 201 });
    }),
  );
  await openPage('/agent/7');
  scrollThrough();
  await userEvent.type(await screen.findByLabelText('Your name'), 'Bola Ade');
  await userEvent.type(screen.getByLabelText('Comment'), 'Honest.');
  expect(await screen.findByText(/^Not saved: this browser saves nothing for this site/)).toBeVisible();
  await send();
  expect(await screen.findByText(/we're sending it now\. Keep this page open/)).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveValue('Honest.');
  expect(await screen.findByText('Not saved', { selector: 'li *' })).toBeVisible();
  down = false;
  await send();
  await waitFor(() => {
    expect(screen.getByLabelText('Comment')).toHaveValue('');
  });
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(screen.queryByText(/we're sending it now/)).toBeNull();
});
