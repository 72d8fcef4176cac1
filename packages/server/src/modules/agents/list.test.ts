import { MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();

describe('agents of a state', () => {
  it.each(['akwa-ibom', 'Akwa Ibom', 'AKWA-IBOM', ' akwa-ibom '])('are found under %j', async (location) => {
    const agent = await addAgent(server.db, { state: 'akwa-ibom', address: '3 Oron Lane, Uyo' });
    const { body } = await server.list(location);
    expect(body).toEqual({
      data: [
        {
          _id: agent.id,
          id: agent.id,
          name: agent.name,
          image: '/media/0123456789abcdef0123456789abcdef/640.jpg',
          state: 'akwa-ibom',
          stateCity: 'akwa-ibom',
          inspectionFee: 5_000,
          totalDeals: 10,
          area: 'Uyo',
        },
      ],
      nextCursor: null,
      total: 1,
      place: { name: 'Akwa Ibom', state: 'akwa-ibom' },
    });
  });

  it('include no agent of another state with its name in the address', async () => {
    await addAgent(server.db, { name: 'Here' });
    await addAgent(server.db, { name: 'Lagos Homes', state: 'ogun', address: '1 Lagos Road, Mowe' });
    const { body } = await server.list('lagos');
    expect(body.data.map(({ name }) => name)).toEqual(['Here']);
  });

  it('are sorted by most deals first', async () => {
    for (const totalDeals of [3, 40, null, 7]) await addAgent(server.db, { totalDeals });
    const { body } = await server.list('lagos');
    expect(body.data.map(({ totalDeals }) => totalDeals)).toEqual([40, 7, 3, null]);
  });

  it('have the filters of each request, however often lists were read before', async () => {
    for (let deals = 1; deals <= 8; deals += 1) await addAgent(server.db, { totalDeals: deals });
    const totals = [];
    for (let deals = 1; deals <= 8; deals += 1)
      totals.push((await server.list('lagos', { minDeals: String(deals) })).body.total);
    expect(totals).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it.each([{ emailVerifiedAt: null }, { image: null }, { inspectionFee: null }])(
    'do not include one whose profile lacks %o',
    async (missing) => {
      await addAgent(server.db, { name: 'Complete' });
      await addAgent(server.db, missing);
      const { body } = await server.list('lagos');
      expect(body.data.map(({ name }) => name)).toEqual(['Complete']);
    },
  );

  it('are answered with 404 while the state has none', async () => {
    await addAgent(server.db, { state: 'yobe', image: null });
    expect(await server.list('yobe')).toEqual({
      status: 404,
      body: { message: MESSAGES.locationEmpty, code: 'not_found' },
    });
  });

  it('are an empty list if filters match none', async () => {
    await addAgent(server.db);
    expect(await server.list('lagos', { maxFee: '1' })).toEqual({
      status: 200,
      body: { data: [], nextCursor: null, total: 0, place: { name: 'Lagos', state: 'lagos' } },
    });
  });
});

it('revalidates a cached list with 304', async () => {
  await addAgent(server.db);
  const { headers } = await server.inject('/api/v1/user/location/lagos');
  const again = await server.inject('/api/v1/user/location/lagos', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'public, max-age=0, must-revalidate, s-maxage=5',
  ]);
});

describe('all agents', () => {
  it('are listed over every state', async () => {
    await addAgent(server.db, { name: 'Ada', state: 'imo', totalDeals: 1 });
    await addAgent(server.db, { name: 'Bola', state: 'oyo', totalDeals: 2 });
    const { body } = await server.search();
    expect([body.total, body.data.map(({ name }) => name)]).toEqual([2, ['Bola', 'Ada']]);
  });

  it('can be narrowed to a state', async () => {
    await addAgent(server.db, { name: 'Ada', state: 'imo' });
    await addAgent(server.db, { name: 'Bola', state: 'oyo' });
    expect(await server.walk({ state: 'imo' })).toEqual(['Ada']);
  });

  it.each(['atlantis', 'Imo', ''])('cannot be narrowed to %j, which is not a slug', async (state) => {
    expect(await server.search({ state })).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('are an empty list before the first sign-up', async () => {
    expect(await server.search()).toEqual({ status: 200, body: { data: [], nextCursor: null, total: 0 } });
  });
});
