import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { useAgentLists } from '../../../../test/use-agent-lists.ts';

const server = useAgentLists();
const nowhere = '5 Unity Close';

describe('a search for a place', () => {
  it.each([
    ['Port Harcourt', 'Port Harcourt', 'rivers'],
    ['PHC', 'Port Harcourt', 'rivers'],
    ['Portharcort', 'Port Harcourt', 'rivers'],
    ['FCT', 'Abuja', 'abuja'],
    ['house for rent in Ibadan', 'Ibadan', 'oyo'],
    ['Owerri, Imo State', 'Owerri', 'imo'],
    ['Etsako West', 'Etsako West', 'edo'],
    ['akwa', 'Akwa Ibom', 'akwa-ibom'],
    ['abeok', 'Abeokuta', 'ogun'],
    ['Lagos', 'Lagos', 'lagos'],
  ])('finds the agents of its state by %j, and says that %s was meant', async (q, name, state) => {
    await addAgent(server.db, { name: 'Ada', state, address: nowhere });
    await addAgent(server.db, { name: 'Bola', state: 'kano', address: nowhere });
    const { body } = await server.search({ q });
    expect(body.data.map((agent) => agent.name)).toEqual(['Ada']);
    expect(body.place).toMatchObject({ name, state });
  });

  it.each(['Lekki', 'lekky', 'agents in Lekki', 'Lekki Lagos'])(
    'by %j lists agents whose address names it, then others of the state, whatever their deals',
    async (q) => {
      await addAgent(server.db, { name: 'Yaba', address: '2 Palm Avenue, Yaba', totalDeals: 90 });
      await addAgent(server.db, { name: 'Lekki', address: '2 Palm Avenue, Lekki', totalDeals: 1 });
      expect(await server.find(q)).toEqual(['Lekki', 'Yaba']);
    },
  );

  it('lists agents who serve it after those whose address names it, from other states as well', async () => {
    await addAgent(server.db, { name: 'Others', address: nowhere, totalDeals: 90 });
    await addAgent(server.db, { name: 'Serves', address: nowhere, areas: ['Yaba, Lagos'], totalDeals: 5 });
    await addAgent(server.db, { name: 'Near', state: 'ogun', address: nowhere, areas: ['Yaba, Lagos'] });
    await addAgent(server.db, { name: 'There', address: '2 Palm Avenue, Yaba', totalDeals: 1 });
    const { body } = await server.search({ q: 'agents in Yaba' });
    expect(body.data.map(({ name }) => name)).toEqual(['There', 'Near', 'Serves', 'Others']);
    expect([body.total, body.place]).toEqual([4, { name: 'Yaba', state: 'lagos', total: 3, around: 0 }]);
    expect(body.data.map(({ serves }) => serves)).toEqual([undefined, 'Yaba', 'Yaba', undefined]);
    expect(await server.find('Yaba', { state: 'lagos' })).toEqual(['There', 'Serves', 'Others']);
    expect(await server.walk({ q: 'Yaba', limit: '1' })).toEqual(['There', 'Near', 'Serves', 'Others']);
  });

  it('counts the agents there beside all that are listed, both by the filters', async () => {
    await addAgent(server.db, { address: '2 Palm Avenue, Yaba', inspectionFee: 5_000 });
    for (const inspectionFee of [5_000, 50_000])
      await addAgent(server.db, { address: '2 Palm Avenue, Lekki', inspectionFee });
    const { body } = await server.search({ q: 'Lekki', maxFee: '5000' });
    expect([body.total, body.place]).toEqual([2, { name: 'Lekki', state: 'lagos', total: 1, around: 1 }]);
  });

  it('lists agents elsewhere with its name last', async () => {
    await addAgent(server.db, { name: 'Ibadan Homes', state: 'kano', address: nowhere, totalDeals: 90 });
    await addAgent(server.db, { name: 'Ada', state: 'oyo', address: nowhere });
    expect(await server.find('Ibadan')).toEqual(['Ada', 'Ibadan Homes']);
  });

  it.each(['Obi', 'Lekki Homes'])('lists agents called %j before those of the place', async (q) => {
    await addAgent(server.db, { name: q, state: 'kano', address: nowhere });
    await addAgent(server.db, { name: 'There', state: q === 'Obi' ? 'nasarawa' : 'lagos', address: nowhere });
    expect(await server.find(q)).toEqual([q, 'There']);
  });

  it('stays in the state it is narrowed to', async () => {
    await addAgent(server.db, { name: 'Ada', state: 'lagos', address: '5 Surulere' });
    await addAgent(server.db, { name: 'Bola', state: 'oyo', address: nowhere });
    expect(await server.find('Surulere', { state: 'oyo' })).toEqual(['Bola']);
  });
});

describe('a name that is like a place', () => {
  it('finds only the agent, if it is known', async () => {
    await addAgent(server.db, { name: 'Owerra', state: 'kano', address: nowhere });
    await addAgent(server.db, { name: 'There', state: 'imo', address: nowhere });
    const { body } = await server.search({ q: 'Owerra' });
    expect([body.data.map(({ name }) => name), body.place]).toEqual([['Owerra'], undefined]);
  });

  it('finds only the agent, if it is as near to the text as an area', async () => {
    await addAgent(server.db, { name: 'Bodijah', state: 'kano', address: nowhere });
    await addAgent(server.db, { name: 'There', state: 'oyo', address: nowhere });
    expect(await server.find('Bodijaa')).toEqual(['Bodijah']);
  });

  it('leads to a town that is as near to the text', async () => {
    await addAgent(server.db, { name: 'Tari', state: 'kano', address: nowhere });
    await addAgent(server.db, { name: 'There', state: 'delta', address: nowhere });
    expect(await server.find('wari')).toEqual(['There']);
  });

  it('with another name finds that agent', async () => {
    await addAgent(server.db, { name: 'Chidi Obi', state: 'kano', address: nowhere });
    await addAgent(server.db, { name: 'There', state: 'nasarawa', address: nowhere });
    expect(await server.find('Chidi Obi')).toEqual(['Chidi Obi']);
  });
});

describe('words beside a place', () => {
  it('find agents of its state who are called so', async () => {
    await addAgent(server.db, { name: 'Adebayo', state: 'lagos', address: nowhere });
    await addAgent(server.db, { name: 'Adebayo', state: 'kano', address: nowhere });
    await addAgent(server.db, { name: 'Bola', state: 'lagos', address: nowhere });
    const { body } = await server.search({ q: 'Adebayo Lekki' });
    expect(body.data.map(({ name, state }) => `${name} ${state}`)).toEqual(['Adebayo lagos']);
  });

  it('that no agent has lead to the place', async () => {
    await addAgent(server.db, { name: 'Ada', state: 'lagos', address: nowhere });
    const { body } = await server.search({ q: 'Admiralty Way Lekki' });
    expect([body.total, body.place]).toEqual([1, { name: 'Lekki', state: 'lagos', total: 0, around: 0 }]);
  });
});

it.each(['Lekki', 'Lekki Homes', 'Admiralty Way Lekki', 'Bola Lekki'])(
  'the pages of a search for %j show each match exactly once',
  async (q) => {
    const addresses = ['5 Lekki', nowhere, '6 Lekki Homes', nowhere, nowhere];
    for (const address of addresses) await addAgent(server.db, { name: 'Here', address });
    await addAgent(server.db, { name: 'Bola', address: nowhere });
    await addAgent(server.db, { name: 'Lekki Homes', state: 'kano', address: nowhere });
    const { body } = await server.search({ q });
    const walked = await server.walk({ q, limit: '2' });
    expect(walked).toEqual(body.data.map(({ name }) => name));
  },
);
