import { moderationPaths } from '@naija/contracts/http/moderation';
import { operatorPaths, type CaseListResponse, type CaseResponse } from '@naija/contracts/http/operators';
import { expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useModeration } from '../../../test/use-moderation.ts';
import { moderationCases, moderationReports } from '../../database/schema.ts';
import { MAX_STORED_REPORTS } from './cases.ts';

const site = useModeration({ rateLimits: false, trustedProxies: ['127.0.0.1'] });
const { send } = site;

const report = (id: string, from: string, details = '') =>
  send('POST', moderationPaths.reports, {
    headers: { 'x-forwarded-for': from },
    payload: { subject: { kind: 'agent', id }, reason: 'fraud', details },
  });

async function openCase(token: string): Promise<CaseResponse> {
  const { cases } = (await send<CaseListResponse>('GET', operatorPaths.cases, { token })).body;
  return (await send<CaseResponse>('GET', operatorPaths.case(cases[0]?.id ?? ''), { token })).body;
}

it('an operator reads from how many networks the reports of a case come', async () => {
  const { token } = await site.operator();
  const { id } = await addAgent(site.server.db);
  for (const from of ['105.112.0.1', '105.112.0.200', '197.210.64.7', '2c0f:f5c0:1:2::1', '2c0f:f5c0:1:3::1'])
    await report(id, from);
  expect(await openCase(token)).toMatchObject({ reports: 5, networks: 3 });
});

it('what one network sends leaves room for the reports of others', async () => {
  const { token } = await site.operator();
  const { id } = await addAgent(site.server.db);
  for (let sent = 0; sent < MAX_STORED_REPORTS + 3; sent += 1) await report(id, '105.112.0.1', 'made up');
  await report(id, '197.210.64.7', 'She took 50,000 from me');
  const { reports, networks, stored } = await openCase(token);
  expect([reports, networks, stored.length]).toEqual([MAX_STORED_REPORTS + 4, 2, MAX_STORED_REPORTS]);
  expect(stored.at(-1)).toMatchObject({ details: 'She took 50,000 from me' });
});

it('no address is stored, and the key of its hash goes with the decision', async () => {
  const { token } = await site.operator();
  const { id } = await addAgent(site.server.db);
  await report(id, '105.112.0.1');
  const [stored] = await site.server.db.select().from(moderationReports);
  expect(stored?.network?.length).toBe(32);
  const found = await openCase(token);
  const payload = { decision: 'dismiss', note: 'It is true' };
  await send('POST', operatorPaths.decide(found.id), { token, payload });
  const [row] = await site.server.db.select().from(moderationCases);
  expect(row).toMatchObject({ networks: 1, networkKey: null });
});

it('a case that an older server has opened accepts reports and shows no networks', async () => {
  const { token } = await site.operator();
  const { id } = await addAgent(site.server.db);
  await report(id, '105.112.0.1');
  await site.server.db.update(moderationCases).set({ networkKey: null, networks: null });
  await site.server.db.update(moderationReports).set({ network: null });
  expect((await report(id, '197.210.64.7')).status).toBe(201);
  const found = await openCase(token);
  expect(found.reports).toBe(2);
  expect(found).not.toHaveProperty('networks');
});
