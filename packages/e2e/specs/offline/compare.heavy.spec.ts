import { pagePaths } from '@naija/contracts/domain/pages';
import { expect, test } from '../../support/offline/test.ts';
import { agentsOf } from '../../support/first-agent.ts';
import { openPage, visitUntilReady, waitUntilCached } from '../../support/offline/visit.ts';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import type { APIRequestContext } from '@playwright/test';

test('without a server agents seen before are compared, with the time of their figures', async ({
  page,
  siteProxy,
}) => {
  await visitUntilReady(page, '/');
  const ids = (await agentsOf(page.request)).slice(0, 2).map(({ id }) => id);
  const charged = await Promise.all(ids.map((id) => chargedOf(page.request, id)));
  for (const id of ids) {
    await openPage(page, pagePaths.agent(id));
    await waitUntilCached(page, agentPaths.byId(id));
  }
  await siteProxy.disconnect();
  await openPage(page, `${pagePaths.compare}?agents=${ids.join(',')}`);
  await page.getByLabel(/^A year's rent/).fill('1000000');
  const cells = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell');
  await expect(cells(/^To move in/)).toHaveText([/^₦1,\d{3},\d{3}/, /^₦1,\d{3},\d{3}/]);
  await expect(cells(/^Charged as published/)).toHaveText(charged);
  await expect(cells(/^Figures as of/)).toHaveText([/^\d{1,2}:\d{2}/, /^\d{1,2}:\d{2}/]);
});

async function chargedOf(request: APIRequestContext, id: string): Promise<string> {
  const { charged } = (await (await request.get(agentPaths.byId(id))).json()) as AgentResponse;
  return charged ? `${String(charged.asPublished)} of ${String(charged.answers)}` : '-';
}
