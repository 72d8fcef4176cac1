import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths, type Agent } from '@naija/contracts/http/agents';
import { CACHED_AT_HEADER } from '@naija/contracts/http/cached-response';
import { listFavourites, setFavourite } from '@naija/runtime';
import { address, mockApi } from '@naija/runtime/testing';
import { openPage } from '../../testing/open-page.ts';
import { ada } from '../../testing/records.ts';

const api = mockApi();

const REACH = { areas: ['Uyo, Akwa Ibom', 'Eket, Akwa Ibom'], languages: ['English', 'Efik'] };

function agent(id: string, changes: Partial<Agent>, headers: Record<string, string> = {}): void {
  const data = ada({ id, _id: id, ...changes });
  api.use(http.get(`*${agentPaths.byId(id)}`, () => HttpResponse.json({ data }, { headers })));
}

const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const names = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  agent('7', { name: 'Ada Obi', commission: 5, agreement: 10, ...REACH });
  agent('8', { name: 'Bola Ade', commission: 10, agreement: null, isVerified: false, totalDeals: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => {
    for (const { id } of listFavourites()) setFavourite(id, false);
  });
});

test('agents of a shared link stand side by side, with their fees and what each costs in all', async () => {
  await openPage('/compare?agents=7,8&price=1000000');
  expect(names()).toEqual(['Ada Obi', 'Bola Ade']);
  expect(cells('Commission')).toEqual(['5\u00a0% Lowest', '10\u00a0%']);
  expect(cells('Inspection fee')).toEqual(['₦5,000 Lowest', '₦5,000 Lowest']);
  expect(cells('Agreement')).toEqual(['10\u00a0%', 'Not stated']);
  expect(cells('To move in')).toEqual(['₦1,155,000', '₦1,105,000 or more']);
  expect(cells('Deals closed')).toEqual(['1,250', 'Not stated']);
  expect(cells('Checked')).toEqual(['Verified email', 'Nothing yet']);
  expect(cells('Works in')).toEqual(['Uyo · Eket', 'Not stated']);
  expect(cells('Speaks')).toEqual(['English, Efik', 'Not stated']);
  expect(cells('Profile updated')).toEqual(['Nov 20, 2026', 'Nov 20, 2026']);
  expect(document.title).toBe('Compare agents · NaijaAgents');
});

test('what an agent asks nothing for is the lowest, in words, and its part of the total is known', async () => {
  agent('8', { commission: 0, agreement: 0, inspectionFee: 0, totalDeals: 0 });
  await openPage('/compare?agents=7,8&price=1000000');
  expect(cells('Commission')).toEqual(['5\u00a0%', 'No fee Lowest']);
  expect(cells('Agreement')).toEqual(['10\u00a0%', 'No fee Lowest']);
  expect(cells('Inspection fee')).toEqual(['₦5,000', 'Free Lowest']);
  expect(cells('To move in')).toEqual(['₦1,155,000', '₦1,000,000 Lowest']);
  expect(cells('Deals closed')).toEqual(['1,250', 'None']);
});

test('the agents say when they were last active, by whole weeks', async () => {
  vi.setSystemTime('2026-11-25T12:00:00Z');
  const weeks = { 1: '2026-11-23', 2: '2026-11-16', 3: '2026-10-26', 4: '2026-10-19' };
  for (const [id, activeWeek] of Object.entries(weeks)) agent(id, { activeWeek });
  await openPage('/compare?agents=1,2,3,4');
  expect(cells('Last active')).toEqual(['This week', 'Last week', 'In the last month', 'Not lately']);
});

test('of a record without it nothing is said about when the agent was active', async () => {
  agent('8', { activeWeek: null });
  await openPage('/compare?agents=7,8');
  expect(cells('Last active')).toEqual(['-', '-']);
});

test('what was checked of each agent stands in a row, and older records lack no more than that', async () => {
  vi.setSystemTime('2026-11-25T12:00:00Z');
  const registration = {
    register: 'cac',
    number: 'RC 1',
    checkedOn: '2026-11-03',
    validUntil: '2027-11-03',
  } as const;
  agent('9', { phoneVerifiedAt: '2026-11-12T09:00:00.000Z', registrations: [registration] });
  await openPage('/compare?agents=9,7');
  expect(cells('Checked')).toEqual([
    'Verified emailPhone confirmed, Nov 12, 2026CAC RC 1 · checked on Nov 3, 2026 against the public register, valid until Nov 3, 2027',
    'Verified email',
  ]);
});

test('how many were charged as published stands beside what is not known of others', async () => {
  const data = ada({ id: '8', _id: '8', name: 'Bola Ade' });
  const charged = { asPublished: 14, answers: 16 };
  api.use(http.get(`*${agentPaths.byId('8')}`, () => HttpResponse.json({ data, charged })));
  await openPage('/compare?agents=7,8');
  expect(cells('Charged as published')).toEqual(['-', '14 of 16']);
});

test('the rent that is typed is compared at once, and is in the address', async () => {
  await openPage('/compare?agents=7,8');
  expect(cells('To move in')).toEqual(['Put in a rent above', 'Put in a rent above']);
  await userEvent.type(await screen.findByLabelText(/^A year's rent/), '500000');
  expect(cells('To move in')).toEqual(['₦580,000', '₦555,000 or more']);
  await waitFor(() => {
    expect(address()).toBe('/compare?agents=7,8&price=500000');
  });
});

test('a rent is typed as people write it, and one that cannot be read is asked for again', async () => {
  await openPage('/compare?agents=7,8');
  const rent = await screen.findByLabelText(/^A year's rent/);
  await userEvent.type(rent, '1,5m');
  expect(cells('To move in')).toEqual(['Correct the rent above', 'Correct the rent above']);
  await userEvent.clear(rent);
  expect(cells('To move in')).toEqual(['Put in a rent above', 'Put in a rent above']);
  await userEvent.type(rent, '500k');
  expect(cells('To move in')).toEqual(['₦580,000', '₦555,000 or more']);
  await waitFor(() => {
    expect(address()).toBe('/compare?agents=7,8&price=500000');
  });
});

test('without a link the newest favourites are compared, and their ids are in the address', async () => {
  setFavourite('7', true);
  setFavourite('8', true);
  await openPage('/compare');
  expect(names()).toEqual(['Bola Ade', 'Ada Obi']);
  await waitFor(() => {
    expect(address()).toBe('/compare?agents=8,7');
  });
});

test('the lowest total of known ones is marked, and no figure of which more is better', async () => {
  agent('8', { name: 'Bola Ade', commission: 2.5, agreement: 10, totalDeals: 3 });
  await openPage('/compare?agents=7,8&price=1000000');
  expect(cells('To move in')).toEqual(['₦1,155,000', '₦1,130,000 Lowest']);
  expect(cells('Deals closed')).toEqual(['1,250', '3']);
});

test('a visitor chooses which four of the saved agents are compared', async () => {
  for (const id of ['1', '2', '3', '4', '5']) {
    agent(id, { name: `Agent ${id}` });
    setFavourite(id, true);
  }
  await openPage('/compare');
  expect(names()).toEqual(['Agent 5', 'Agent 4', 'Agent 3', 'Agent 2']);
  await userEvent.click(screen.getByText('Choose which agents'));
  const choice = (name: string) => screen.getByRole('checkbox', { name });
  await waitFor(() => {
    expect(choice('Agent 1')).toBeDisabled();
  });
  expect(screen.getByText('4 of 4 chosen: take one out to choose another.')).toBeVisible();
  await userEvent.click(choice('Agent 4'));
  expect(choice('Agent 4')).toHaveFocus();
  expect(screen.getByText('3 of 4 chosen')).toBeVisible();
  await userEvent.click(choice('Agent 1'));
  expect(names()).toEqual(['Agent 5', 'Agent 3', 'Agent 2', 'Agent 1']);
  await waitFor(() => {
    expect(address()).toBe('/compare?agents=5,3,2,1');
  });
});

test('with none chosen the saved agents can still be chosen', async () => {
  setFavourite('7', true);
  await openPage('/compare');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ada Obi from the comparison' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Choose which agents'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Obi' }));
  expect(names()).toEqual(['Ada Obi']);
});

test('an agent is removed in the table', async () => {
  await openPage('/compare?agents=7,8');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ada Obi from the comparison' }));
  expect(names()).toEqual(['Bola Ade']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('columns out of view are announced, and named with the table', async () => {
  const widths = { scrollWidth: 600, clientWidth: 300 };
  for (const [name, value] of Object.entries(widths))
    vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(value);
  await openPage('/compare?agents=7,8');
  expect(screen.getByRole('region', { name: 'Agents side by side' })).toHaveAccessibleDescription(
    '2 agents: scroll sideways to see them all.',
  );
});

test('each agent is reached in one tap', async () => {
  await openPage('/compare?agents=7,8');
  expect(screen.getByRole('link', { name: 'Call Bola Ade' })).toHaveAttribute('href', 'tel:+2348012345678');
  expect(screen.getByRole('link', { name: 'Message Ada Obi on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/2348012345678\?text=Hello%20Ada/),
  );
});

test('a number that cannot be called is shown instead of buttons that fail', async () => {
  agent('8', { name: 'Bola Ade', phone: '00000000000' });
  await openPage('/compare?agents=7,8');
  expect(screen.getByText('00000000000')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(?:Call|Message) Bola Ade/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Call Ada Obi' })).toBeVisible();
});

test('figures from the device have the time of their response', async () => {
  agent('7', { name: 'Ada Obi' }, { [CACHED_AT_HEADER]: '2026-01-02T08:00:00.000Z' });
  await openPage('/compare?agents=7,8');
  const [cached, fresh] = cells('Figures as of');
  expect(cached).toMatch(/Jan/);
  expect(fresh).toBe('Now');
});

test('an agent who is no longer listed, or could not be loaded, leaves the others comparable', async () => {
  api.use(
    http.get(`*${agentPaths.byId('9')}`, () =>
      HttpResponse.json({ message: 'x', code: 'not_found' }, { status: 404 }),
    ),
    http.get(`*${agentPaths.byId('10')}`, () => HttpResponse.error(), { once: true }),
  );
  await openPage('/compare?agents=9,10,7');
  expect(names()).toEqual(['No longer listed', "Couldn't be loadedRetry", 'Ada Obi']);
  expect(cells('Commission')).toEqual(['', '', '5\u00a0%']);
  agent('10', { name: 'Dayo Ojo' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Dayo Ojo' })).toBeVisible();
});

test('a visitor without favourites reads how to choose agents', async () => {
  await openPage('/compare');
  expect(screen.getByText(/^Tap the heart on up to 4 agents/)).toBeVisible();
});

test('two favourites lead to their comparison, one does not', async () => {
  setFavourite('7', true);
  await openPage('/saved');
  expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  act(() => {
    setFavourite('8', true);
  });
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
});
