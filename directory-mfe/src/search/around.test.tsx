import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { NATION } from '@naija/contracts/domain/states';
import { mockApi } from '@naija/runtime/testing';
import { mockLists } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { agentList, summary } from '../testing/records.ts';

const api = mockApi();
afterEach(() => {
  vi.unstubAllGlobals();
});

const FAR = 'More than 15 km away, or area unknown';

test.each(['/trending?q=Lekki', '/location/kano?q=Lekki'])(
  'at %s agents farther away are a group of their own, after those around with their distance',
  async (path) => {
    mockLists(api, () => ({
      ...agentList(
        summary('1', { name: 'Ada', area: 'Lekki' }),
        summary('2', { name: 'Bola', area: 'Epe', km: 50, serves: 'Lekki' }),
        summary('3', { name: 'Chidi', area: 'Ajah', km: 7 }),
        summary('4', { name: 'Dayo', area: 'Badagry', km: 70, far: true }),
        summary('5', { name: 'Efe', far: true }),
      ),
      place: { name: 'Lekki', state: 'lagos', total: 2, around: 1 },
    }));
    await openPage(path);
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: '2 agents in Lekki, Lagos, and 1 more within 15 km',
      }),
    ).toBeVisible();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(headings.indexOf('Chidi'))).toEqual(['Chidi', FAR, 'Dayo', 'Efe']);
    expect(screen.getByText('Serves Lekki')).toBeVisible();
    expect(screen.getByText(/Ajah, Lagos ·\s7\skm/)).toBeVisible();
  },
);

test('a visitor who types “near me” is offered a button, and the device is not asked before the tap', async () => {
  vi.stubGlobal('isSecureContext', false);
  mockLists(api, () => ({ ...agentList(summary('1')), place: NATION }));
  await openPage('/trending?q=agents%20near%20me');
  expect(await screen.findByText(/^For agents near you, tap “Near me”/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '1 agent in Nigeria' })).toBeVisible();
  const [, offered] = screen.getAllByRole('button', { name: 'Near me' });
  await userEvent.click(offered ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This browser can't find out/);
});

test('a number that no agent has is said to be unknown', async () => {
  mockLists(api, () => ({ ...agentList(), meant: 'phone' }));
  await openPage('/trending?q=08031234567');
  expect(await screen.findByText(/^No agent is listed here with this number/)).toBeVisible();
});

test('a visitor who has looked up too many numbers reads how long to wait', async () => {
  const message =
    'Too many phone numbers were looked up from your connection. Please try again in 5 minutes.';
  mockLists(api, () => HttpResponse.json({ code: 'rate_limited', message }, { status: 429 }));
  await openPage('/trending?q=08031234567');
  expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
});
