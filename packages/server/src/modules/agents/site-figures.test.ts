import { siteFiguresPath, type SiteFigures } from '@naija/contracts/http/site-figures';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';
import { agents, registrations } from '../../database/schema.ts';

const server = useAgentLists();
const CONFIRMED = { phoneVerifiedAt: new Date(), verifiedPhone: '2348000000000' };

async function read(): Promise<SiteFigures> {
  const { statusCode, body } = await server.inject(siteFiguresPath);
  expect(statusCode).toBe(200);
  return JSON.parse(body) as SiteFigures;
}

async function register(agentId: string, days: number, state: 'confirmed' | 'pending' = 'confirmed') {
  const day = (add: number) => new Date(Date.now() + add * 86_400_000).toISOString().slice(0, 10);
  await server.db.insert(registrations).values({
    ...{ agentId, register: 'cac' as const, number: 'RC 1', state, enteredAt: new Date() },
    ...(state === 'confirmed' && { checkedOn: day(-30), validUntil: day(days), decidedAt: new Date() }),
  });
}

it('an empty site has no figures above zero', async () => {
  expect(await read()).toEqual({ listed: 0, phoneConfirmed: 0, registrationChecked: 0 });
});

it('only listed agents are counted, with checks that are valid today', async () => {
  const ada = await addAgent(server.db, { ...CONFIRMED });
  const bola = await addAgent(server.db);
  const hidden = await addAgent(server.db, { ...CONFIRMED, hiddenAt: new Date() });
  await addAgent(server.db, { emailVerifiedAt: null });
  await addAgent(server.db, { image: null });
  await register(ada.id, 30);
  await register(bola.id, -2);
  await register(hidden.id, 30);
  expect(await read()).toEqual({ listed: 2, phoneConfirmed: 1, registrationChecked: 1 });
});

it('the figures follow a profile that is listed or hidden', async () => {
  expect((await read()).listed).toBe(0);
  await addAgent(server.db);
  expect((await read()).listed).toBe(1);
  await server.db.update(agents).set({ hiddenAt: sql`now()` });
  expect((await read()).listed).toBe(0);
});
