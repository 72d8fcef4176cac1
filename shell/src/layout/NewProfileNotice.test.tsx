import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NEW_PROFILE_KEY } from '@naija/contracts/domain/new-profile';
import { agentPaths } from '@naija/contracts/http/agents';
import { createAppStore, deleteUnsent, endSession, startSession, submitIntent } from '@naija/runtime';
import { mockApi } from '@naija/runtime/testing';
import { NewProfileNotice } from './NewProfileNotice.tsx';

const api = mockApi();
let image: string | null;
let requests: number;

beforeEach(() => {
  image = '/media/a/320.webp';
  requests = 0;
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => {
      requests += 1;
      return HttpResponse.json({ data: { id: '7', image, inspectionFee: 5_000 } });
    }),
    http.put('*', () => HttpResponse.error()),
  );
  // Data of a previous agent would be deleted.
  localStorage.setItem('naija:private:owner', '7');
  startSession({ token: 'a', id: '7', name: 'Ada', email: 'ada@example.com' });
});
afterEach(async () => {
  endSession();
  localStorage.clear();
  await deleteUnsent('7');
});

function open(address = '/'): void {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter initialEntries={[address]}>
        <NewProfileNotice />
      </MemoryRouter>
    </Provider>,
  );
}

const link = () => screen.queryByRole('link', { name: 'See your public profile' });
const findLink = () => screen.findByRole('link', { name: 'See your public profile' });

test('an agent who comes from the form finds the way to the public profile, and can dismiss it for good', async () => {
  localStorage.setItem(NEW_PROFILE_KEY, '7');
  open();
  expect(await findLink()).toHaveAttribute('href', '/agent/7');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(link()).toBeNull();
  expect(localStorage.getItem(NEW_PROFILE_KEY)).toBeNull();
});

test.each([
  ['another agent is logged in', '/', '8'],
  ['the page is another', '/about', '7'],
])('if %s, nothing is shown or requested', async (_, address, marked) => {
  localStorage.setItem(NEW_PROFILE_KEY, marked);
  await act(() => {
    open(address);
    return Promise.resolve();
  });
  expect(link()).toBeNull();
  expect(requests).toBe(0);
});

test('a cancelled form shows no link', async () => {
  image = null;
  localStorage.setItem(NEW_PROFILE_KEY, '7');
  open();
  await expect.poll(() => requests).toBeGreaterThan(0);
  expect(link()).toBeNull();
});

test('a form that waits for a network shows the link once it is sent', async () => {
  image = null;
  await submitIntent({ kind: 'completion', about: '7', owner: '7', title: 'Your profile', fields: {} });
  localStorage.setItem(NEW_PROFILE_KEY, '7');
  open();
  expect(link()).toBeNull();
  image = '/media/a/320.webp';
  await act(() => deleteUnsent('7'));
  expect(await findLink()).toBeVisible();
});
