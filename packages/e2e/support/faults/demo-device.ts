import type { Page } from '@playwright/test';
import { agentPaths, type Agent, type AgentResponse } from '@naija/contracts/http/agents';
import { visitUntilReady } from '../offline/visit.ts';
import { DEMO_LOGIN, logIn } from '../new-agent.ts';
import type { PickedFile } from '../photos.ts';
import { createOutbox, type Queued } from './outbox-store.ts';

/** Logs in the demo agent where the site works offline; gives the agent's id. */
export async function logInOnDevice(page: Page, site: string): Promise<string> {
  await visitUntilReady(page, `${site}/login`);
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await page.waitForURL('**/dashboard');
  await createOutbox(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'id');
  return decodeURIComponent(cookie?.value ?? '');
}

export async function fetchRecord(site: string, id: string): Promise<Agent> {
  return ((await (await fetch(`${site}${agentPaths.byId(id)}`)).json()) as AgentResponse).data;
}

/** An edit as the dashboard's form stores it. */
export function editOf(record: Agent, change: { totalDeals: number }, photo?: PickedFile): Queued {
  const { id, bio, phone, address, stateCity } = record;
  const fields = { bio, phone, address, stateCity, ...change };
  return { kind: 'edit', about: id, owner: id, fields, ...(photo && { photo }) };
}
