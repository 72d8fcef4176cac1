import { moderationPaths } from '@naija/contracts/http/moderation';
import { expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useModeration } from '../../../test/use-moderation.ts';

const site = useModeration({ trustedProxies: ['127.0.0.1'] });

it('a network sends ten reports, and then one in a minute, whatever browsers it names', async () => {
  const { id } = await addAgent(site.server.db);
  let browsers = 0;
  const report = async (from: string) => {
    browsers += 1;
    const headers = { 'x-forwarded-for': from, 'user-agent': `browser ${String(browsers)}` };
    const payload = { subject: { kind: 'agent', id }, reason: 'fraud', details: '' };
    return (await site.send('POST', moderationPaths.reports, { headers, payload })).status;
  };
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await report('105.112.0.1'));
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  expect(await report('197.210.64.7'), 'of another network').toBe(201);
  site.advance(60);
  expect([await report('105.112.0.1'), await report('105.112.0.1')]).toEqual([201, 429]);
});
