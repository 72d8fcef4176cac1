import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { address, mockApi } from '@naija/runtime/testing';
import { announced } from '../testing/announced.ts';
import { mockLists, type ListCall } from '../testing/list-calls.ts';
import { openPage } from '../testing/open-page.ts';
import { agentList, summary } from '../testing/records.ts';

const api = mockApi();
let calls: ListCall[];

/** No agent asks for less than ₦5,000. */
beforeEach(() => {
  calls = mockLists(api, ({ query }) =>
    Number(query['maxFee'] ?? 5_000) < 5_000
      ? agentList()
      : agentList(summary('1', { name: `Agent by ${query['sort'] ?? 'itself'}` })),
  );
});

async function openFilters(address: string) {
  await openPage(address);
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const filters = within(await screen.findByRole('group', { name: 'Filters' }));
  await filters.findByLabelText('Sort by');
  return filters;
}

const query = () => new URL(address(), location.origin).search;
const lastQuery = () => calls.at(-1)?.query;

test.each([
  ['Inspection fee up to', '₦10,000', 'maxFee', '10000'],
  ['Inspection fee up to', 'Free', 'maxFee', '0'],
  ['Commission up to', 'No fee', 'maxCommission', '0'],
  ['Agreement up to', 'No fee', 'maxAgreement', '0'],
  ['Commission up to', '5', 'maxCommission', '5'],
  ['Agreement up to', '10', 'maxAgreement', '10'],
  ['Minimum deals', '1,000', 'minDeals', '1000'],
  ['AirBnB listings', 'With', 'airbnb', 'true'],
  ['AirBnB listings', 'Without', 'airbnb', 'false'],
  ['Speaks', 'Hausa', 'language', 'Hausa'],
  ['Sort by', 'Lowest fee', 'sort', 'fee'],
  ['Sort by', 'Newest', 'sort', 'newest'],
])('%s: %s is stored in the URL and requested', async (label, choice, name, value) => {
  const filters = await openFilters('/location/kano');
  await userEvent.selectOptions(filters.getByLabelText(label), choice);
  await waitFor(() => {
    expect(lastQuery()).toEqual({ [name]: value });
  });
  expect(query()).toBe(`?${name}=${value}`);
  expect(filters.getByLabelText(label)).toHaveFocus();
});

test('filters in the URL are shown and counted', async () => {
  const filters = await openFilters('/location/kano?maxFee=20000&airbnb=false&sort=newest');
  expect(screen.getByRole('button', { name: 'Filters (2 active)' })).toBeVisible();
  expect(filters.getByLabelText('Inspection fee up to')).toHaveDisplayValue('₦20,000');
  expect(filters.getByLabelText('AirBnB listings')).toHaveDisplayValue('Without');
  expect(filters.getByLabelText('Sort by')).toHaveDisplayValue('Newest');
  expect(lastQuery()).toEqual({ maxFee: '20000', airbnb: 'false', sort: 'newest' });
});

test('an area is chosen while its name is typed, asked for, and let go by clearing the box', async () => {
  const LAGOS = { at: [6, 3], capital: 'Ikeja', areas: 'Yaba', towns: 'Epe', lgas: 'Agege' };
  api.use(http.get(`*${PLACES_PATH}`, () => HttpResponse.json({ lagos: LAGOS })));
  const filters = await openFilters('/location/kano');
  const box = filters.getByRole('combobox', { name: 'Works in' });
  await userEvent.type(box, 'ya');
  await userEvent.click(await filters.findByRole('option', { name: 'Yaba, Lagos' }));
  await waitFor(() => {
    expect(lastQuery()).toEqual({ area: 'Yaba, Lagos' });
  });
  expect(box).toHaveValue('Yaba, Lagos');
  expect(screen.getByRole('button', { name: 'Filters (1 active)' })).toBeVisible();
  await userEvent.clear(box);
  await waitFor(() => {
    expect(query()).toBe('');
  });
});

test('text that is not an area is not a filter, and an area in the URL is shown', async () => {
  api.use(http.get(`*${PLACES_PATH}`, () => HttpResponse.error()));
  const filters = await openFilters('/location/kano?area=Yaba%2C+Lagos&language=hausa');
  const box = filters.getByRole('combobox', { name: 'Works in' });
  expect(box).toHaveValue('Yaba, Lagos');
  expect(filters.getByLabelText('Speaks')).toHaveDisplayValue('Hausa');
  await userEvent.type(box, 'Atlantis');
  await userEvent.tab();
  expect(box).toHaveValue('Yaba, Lagos');
  expect(lastQuery()).toEqual({ area: 'Yaba, Lagos', language: 'hausa' });
});

test('values that are not choices are ignored', async () => {
  await openPage('/location/kano?maxFee=-1&minDeals=abc&airbnb=1&sort=name&verified=false');
  expect(lastQuery()).toEqual({});
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});

test('filters without a match can be cleared', async () => {
  await openPage('/location/kano?maxFee=2000');
  const none = await announced('status');
  expect(none).toHaveTextContent('No agents match these filtersTry removing a filter.');
  await userEvent.click(within(none).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(query()).toBe('');
});

test('Clear filters keeps the search and the focus', async () => {
  const filters = await openFilters('/trending?q=Kano&maxFee=20000&sort=fee');
  const clear = filters.getByRole('button', { name: 'Clear filters' });
  await userEvent.click(clear);
  await waitFor(() => {
    expect(query()).toBe('?q=Kano');
  });
  expect(clear).toHaveFocus();
  expect(clear).toHaveAttribute('aria-disabled', 'true');
});

test('the previous list stays in view until the new one has loaded', async () => {
  let arrive: () => void = () => undefined;
  const filters = await openFilters('/location/kano');
  mockLists(api, async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return agentList(summary('2', { name: 'Agent by fee' }));
  });
  await userEvent.selectOptions(filters.getByLabelText('Sort by'), 'Lowest fee');
  expect(screen.getByRole('listitem')).toHaveTextContent('Agent by itself');
  expect(screen.getByRole('listitem').closest('[aria-busy="true"]')).not.toBeNull();
  await waitFor(() => {
    arrive();
    expect(screen.getByRole('listitem')).toHaveTextContent('Agent by fee');
  });
});

test('a search is ordered by best match unless something else is chosen', async () => {
  const filters = await openFilters('/trending?q=Kano');
  const options = within(filters.getByLabelText('Sort by')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Best match',
    'Most deals',
    'Lowest fee',
    'Newest',
  ]);
  expect(lastQuery()).toEqual({});
  await userEvent.selectOptions(filters.getByLabelText('Sort by'), 'Most deals');
  await waitFor(() => {
    expect(lastQuery()).toEqual({ sort: 'deals' });
  });
});

test('verified agents only is stated, and is not a choice', async () => {
  const filters = await openFilters('/location/kano');
  expect(filters.getByText('All agents have a verified email')).toBeVisible();
  expect(filters.queryByRole('checkbox')).toBeNull();
});
