import { expect, type Page } from '@playwright/test';
import { cardUrl } from '@naija/contracts/domain/cards';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { ownFiguresPath } from '@naija/contracts/http/interest';
import { moderationPaths } from '@naija/contracts/http/moderation';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { phonePaths } from '@naija/contracts/http/phone';
import { registrationPaths } from '@naija/contracts/http/registrations';
import { cachedResponses } from './offline/cached-responses.ts';

const OWN_PATHS = [
  ownFiguresPath,
  moderationPaths.own,
  notificationPaths.own,
  phonePaths.own,
  registrationPaths.own,
];

/** Paths of the private responses that this device has kept of the dashboard. */
export async function keptPaths(page: Page): Promise<string[]> {
  return (await cachedResponses(page))
    .filter(({ cache }) => cache.startsWith('naija-private-dashboard-'))
    .map(({ url }) => new URL(url).pathname);
}

/** Waits until the dashboard of a listed agent has loaded all that it keeps. Resolves to the agent's id. */
export async function waitUntilDashboardKept(page: Page): Promise<string> {
  const id = (await page.context().cookies()).find(({ name }) => name === 'id')?.value ?? '';
  const expected = [agentPaths.byId(id), commentPaths.list(id), cardUrl(id), ...OWN_PATHS];
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(expected));
  return id;
}
