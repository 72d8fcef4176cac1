import { describe, expect, it } from 'vitest';
import { NATION } from '@naija/contracts/domain/states';
import { addAgent } from '../../../../test/agents.ts';
import { useAgentLists } from '../../../../test/use-agent-lists.ts';

const server = useAgentLists();
const nowhere = '5 Unity Close';

describe('a text that names neither an agent nor a place', () => {
  it.each([
    'agent',
    'agents near me',
    'near me',
    'house',
    'House for rent',
    'land',
    'self contain',
    '2 bedroom flat',
    'two bedroom flat',
    'cheap house',
    'house agent wey dey close to me',
    'abeg i dey find house',
    'i need an agent',
    'mini flat to let',
    'room and parlour',
    'agnet',
    'hosue for rent',
  ])('lists all agents, most deals first, for %j', async (q) => {
    await addAgent(server.db, { name: 'Ada', state: 'lagos', address: nowhere, totalDeals: 1 });
    await addAgent(server.db, { name: 'Bola', state: 'kano', address: nowhere, totalDeals: 2 });
    const { body } = await server.search({ q });
    expect(body).toMatchObject({ total: 2, place: NATION });
    expect(body.data.map(({ name }) => name)).toEqual(['Bola', 'Ada']);
    expect(await server.find(q, { state: 'lagos' })).toEqual(['Ada']);
  });

  it('lists agents first who are called so', async () => {
    await addAgent(server.db, { name: 'Ada', address: nowhere, totalDeals: 90 });
    await addAgent(server.db, { name: 'Good Homes', address: nowhere });
    expect(await server.find('good homes')).toEqual(['Good Homes', 'Ada']);
    expect(await server.walk({ q: 'good homes', limit: '1' })).toEqual(['Good Homes', 'Ada']);
  });

  it.each(['zzzzqqq', 'a', 'in on at', '12', '🏠'])('is no wish for any agent, as %j', async (q) => {
    await addAgent(server.db, { name: 'Ada', address: nowhere });
    expect((await server.search({ q })).body.data).toEqual([]);
  });
});

describe('words about homes', () => {
  it.each(['agent Chidi', 'chidi the agent', 'Chidi houses in Lagos', 'abeg find chidi for me'])(
    'beside a name are left out: %j',
    async (q) => {
      await addAgent(server.db, { name: 'Chidi Eze', address: nowhere });
      await addAgent(server.db, { name: 'Ada', address: nowhere });
      expect(await server.find(q)).toEqual(['Chidi Eze']);
    },
  );

  it.each(['agent Bola', 'bola agent'])('are no reason to read a name as a place: %j', async (q) => {
    await addAgent(server.db, { name: 'Bola', address: nowhere });
    await addAgent(server.db, { name: 'Ada', address: nowhere });
    expect(await server.find(q)).toEqual(['Bola']);
  });

  it.each([
    'self contain in Yaba',
    '2 bedroom flat yaba',
    'cheap house in yaba',
    'house wey dey yaba',
    'agent near me in Yaba',
    'Yaba Market',
    'yabatech',
    'Yaba, Lagos',
  ])('beside a place are left out: %j', async (q) => {
    await addAgent(server.db, { name: 'Ajah', address: '5 Church Street, Ajah', totalDeals: 90 });
    await addAgent(server.db, { name: 'Yaba', address: '5 Church Street, Yaba' });
    const { body } = await server.search({ q });
    expect(body.data.map(({ name }) => name)).toEqual(['Yaba', 'Ajah']);
    expect(body.place).toMatchObject({ name: 'Yaba', state: 'lagos', total: 1 });
  });

  it.each([
    ['Computer village', 'Ikeja'],
    ['computer vilage', 'Ikeja'],
    ['ikeja city mall', 'Ikeja'],
    ['Alaba market', 'Ojo'],
    ['the palms', 'Oniru'],
    ['murtala muhammed airport', 'Ikeja'],
    ['wuse market', 'Wuse'],
    ['UNN', 'Nsukka'],
    ['covenant university', 'Ota'],
    ['onitsha main market', 'Onitsha'],
  ])('a landmark leads to where it is: %s to %s', async (q, name) => {
    await addAgent(server.db, { address: nowhere });
    expect((await server.search({ q })).body.place).toMatchObject({ name });
  });
});

describe('a search for shortlets', () => {
  it.each(['shortlet yaba', 'short let in Yaba', 'yaba airbnb', 'Shortlets Yaba'])(
    'lists those with AirBnB listings first, as long as they are around: %j',
    async (q) => {
      const add = (name: string, area: string, airbnb: number | null) =>
        addAgent(server.db, { name, address: `5 Church Street, ${area}, Lagos`, airbnb });
      await add('far with', 'Badagry', 5);
      await add('here without', 'Yaba', null);
      await add('near with', 'Surulere', 2);
      await add('here with', 'Yaba', 1);
      const { body } = await server.search({ q });
      expect(body.data.map(({ name }) => name)).toEqual([
        'here with',
        'near with',
        'here without',
        'far with',
      ]);
      expect(body).toMatchObject({ meant: 'shortlets', place: { name: 'Yaba', total: 2, around: 1 } });
      expect(await server.walk({ q, limit: '1' })).toEqual(body.data.map(({ name }) => name));
    },
  );

  it('without a place lists those of the country', async () => {
    await addAgent(server.db, { name: 'without', totalDeals: 90, airbnb: 0 });
    await addAgent(server.db, { name: 'with', state: 'kano', airbnb: 1 });
    const { body } = await server.search({ q: 'shortlet' });
    expect(body.data.map(({ name }) => name)).toEqual(['with', 'without']);
    expect(body).toMatchObject({ meant: 'shortlets', place: NATION });
  });
});
