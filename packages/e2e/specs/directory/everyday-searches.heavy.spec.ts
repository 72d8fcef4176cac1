import type { APIRequestContext, Page } from '@playwright/test';
import { stateName } from '@naija/contracts/domain/states';
import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { EVERYDAY_SEARCHES } from '../../support/everyday-searches.ts';
import { expect, test } from '../../support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by location' });
const cards = (page: Page) => page.locator('main a[href^="/agent/"]');

async function search(request: APIRequestContext, text: string): Promise<AgentListResponse> {
  return (await (await request.get(agentPaths.byLocation(text))).json()) as AgentListResponse;
}

test('a search as people in Nigeria type it finds agents in or near the place that they mean', async ({
  request,
}) => {
  const missed: string[] = [];
  for (const { text, state } of EVERYDAY_SEARCHES) {
    const { data, place } = await search(request, text);
    const [first] = data;
    const isNear = first?.km !== undefined && !first.far;
    if (place?.state !== state || (first?.state !== state && !isNear))
      missed.push(`${text}: ${place?.name ?? 'no place'}, ${first?.state ?? 'nobody'}, not ${state}`);
  }
  expect(missed).toEqual([]);
});

test('the names of agents find them, in small letters and with a typo too', async ({ request }) => {
  const { data } = (await (await request.get(`${agentPaths.search}?limit=12`)).json()) as AgentListResponse;
  const missed: string[] = [];
  for (const { name } of data)
    for (const text of [name, name.toLowerCase(), `${name}${name.at(-1) ?? ''}`]) {
      const [found] = (await search(request, text)).data;
      if (found?.name !== name) missed.push(`${text}: ${found?.name ?? 'nobody'}`);
    }
  expect(missed).toEqual([]);
});

test('the search box shows agents of the state that is meant', async ({ page }) => {
  await page.goto('/trending');
  for (const [typed, state] of [
    ['Port Harcourt', 'rivers'],
    ['FCT', 'abuja'],
    ['ibadon', 'oyo'],
    ['Lekki Phase 1', 'lagos'],
    ['owerri imo state', 'imo'],
  ] as const) {
    await box(page).fill(typed);
    await expect(cards(page).first()).toContainText(stateName(state));
  }
});
