import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { setFavourite, listFavourites } from '@naija/runtime';
import { mockApi } from '@naija/runtime/testing';
import { openPage } from '../../testing/open-page.ts';
import { ada } from '../../testing/records.ts';

const api = mockApi();
const agent = (id: string, name: string) =>
  http.get(`*${agentPaths.byId(id)}`, () => HttpResponse.json({ data: ada({ id, _id: id, name }) }));
const refused = (id: string, response: () => Response) => http.get(`*${agentPaths.byId(id)}`, response);
const gone = () => HttpResponse.json({ message: 'x', code: 'not_found' }, { status: 404 });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  api.use(agent('7', 'Ada Obi'), agent('8', 'Bola Ade'));
});
afterEach(() => {
  act(() => {
    for (const { id } of listFavourites()) setFavourite(id, false);
  });
});

test('favourites are shown with their current records, newest first', async () => {
  setFavourite('7', true);
  setFavourite('8', true);
  await openPage('/saved');
  expect(names()).toEqual(['Bola Ade', 'Ada Obi']);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 agents saved on this device/);
  expect(document.title).toBe('Saved agents · NaijaAgents');
});

test('a visitor without favourites reads how to add them', async () => {
  await openPage('/saved');
  expect(screen.getByText(/^Tap the heart on an agent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find agents' })).toHaveAttribute('href', '/trending');
});

test('a favourite can be called from their card', async () => {
  setFavourite('7', true);
  await openPage('/saved');
  const call = screen.getByRole('link', { name: 'Call Ada Obi, 0801 234 5678' });
  expect(call).toHaveTextContent('0801 234 5678');
  expect(call).toHaveAttribute('href', 'tel:+2348012345678');
});

test('a favourite whose number cannot be called is shown with it, and without a link to it', async () => {
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada({ phone: '00000000000' }) })),
  );
  setFavourite('7', true);
  await openPage('/saved');
  expect(await screen.findByText('00000000000')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test('a favourite removed by mistake can be added again', async () => {
  setFavourite('7', true);
  await openPage('/saved');
  await userEvent.click(screen.getByRole('button', { name: 'Saved Ada Obi' }));
  expect(listFavourites()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save Ada Obi' }));
  expect(listFavourites()).toHaveLength(1);
});

test('a visitor removes a favourite that is no longer listed', async () => {
  api.use(refused('9', gone));
  setFavourite('9', true);
  setFavourite('7', true);
  await openPage('/saved');
  const [, missing] = screen.getAllByRole('listitem');
  expect(missing).toHaveTextContent('This agent is no longer listed');
  await userEvent.click(within(missing as HTMLElement).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText(/no longer listed/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(listFavourites().map(({ id }) => id)).toEqual(['7']);
});

test('a visitor retries a favourite that could not be loaded', async () => {
  api.use(refused('7', () => HttpResponse.error()));
  setFavourite('7', true);
  await openPage('/saved');
  expect(screen.getByText('Please check your internet connection and try again')).toBeVisible();
  api.use(agent('7', 'Ada Obi'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Ada Obi/ })).toHaveAttribute('href', '/agent/7');
});

test('a favourite added elsewhere is shown at once', async () => {
  setFavourite('7', true);
  await openPage('/saved');
  act(() => {
    setFavourite('8', true);
  });
  expect(await screen.findByRole('heading', { level: 3, name: 'Bola Ade' })).toBeVisible();
  expect(names()).toEqual(['Bola Ade', 'Ada Obi']);
});
