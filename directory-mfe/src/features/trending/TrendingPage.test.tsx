import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockApi } from '@naija/runtime/testing';
import { mockLists } from '../../testing/list-calls.ts';
import { openPage } from '../../testing/open-page.ts';
import { agentList, summary } from '../../testing/records.ts';

const api = mockApi();

test('the page has its title, and its cards stand below a heading', async () => {
  mockLists(api, () => agentList(summary('1')));
  await openPage('/trending');
  await screen.findByRole('link', { name: /Agent 1/ });
  expect(
    screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  ).toEqual(['H1 Trending agents in Lagos', 'H2 Agents', 'H3 Agent 1']);
  expect(document.title).toBe('Trending agents in Lagos · NaijaAgents');
});
