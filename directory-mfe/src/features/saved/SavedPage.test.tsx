import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { saveAgent, savedAgents } from '@naija/runtime';
import { mockApi } from '../../testing/mock-api.ts';
import { openPage } from '../../testing/open-page.tsx';
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
    for (const { id } of savedAgents()) saveAgent(id, false);
  });
});

test('saved agents are shown as they are now, the last one saved first', async () => {
  saveAgent('7', true);
  saveAgent('8', true);
  await openPage('/saved');
  expect(names()).toEqual(['Bola Ade', 'Ada Obi']);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 agents saved on this phone/);
  expect(document.title).toBe('Saved agents · NaijaAgents');
});

test('a visitor who has saved nobody reads how, and finds agents', async () => {
  await openPage('/saved');
  expect(screen.getByText('No saved agents yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find agents' })).toHaveAttribute('href', '/trending');
});

test('an agent who was taken off by a slip of the finger can be saved again', async () => {
  saveAgent('7', true);
  await openPage('/saved');
  await userEvent.click(screen.getByRole('button', { name: 'Saved Ada Obi' }));
  expect(savedAgents()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save Ada Obi' }));
  expect(savedAgents()).toHaveLength(1);
});

test('an agent who is no longer listed is told of, and can be removed', async () => {
  api.use(refused('9', gone));
  saveAgent('9', true);
  saveAgent('7', true);
  await openPage('/saved');
  const [, missing] = screen.getAllByRole('listitem');
  expect(missing).toHaveTextContent('This agent is no longer listed');
  await userEvent.click(within(missing as HTMLElement).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText(/no longer listed/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(savedAgents().map(({ id }) => id)).toEqual(['7']);
});

test('an agent who did not come is asked for again', async () => {
  api.use(refused('7', () => HttpResponse.error()));
  saveAgent('7', true);
  await openPage('/saved');
  expect(screen.getByText('Please check your internet connection and try again')).toBeVisible();
  api.use(agent('7', 'Ada Obi'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Ada Obi/ })).toHaveAttribute('href', '/agent/7');
});

test('an agent who is saved in another tab is shown here as well', async () => {
  saveAgent('7', true);
  await openPage('/saved');
  act(() => {
    saveAgent('8', true);
  });
  expect(await screen.findByRole('heading', { level: 3, name: 'Bola Ade' })).toBeVisible();
  expect(names()).toEqual(['Bola Ade', 'Ada Obi']);
});
