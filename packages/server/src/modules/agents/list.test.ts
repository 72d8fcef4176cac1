import { MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { agentCalls } from '../../../test/agent-lists.ts';

const calls = agentCalls();

describe('agents of a state', () => {
  it.each(['akwa-ibom', 'Akwa Ibom', 'AKWA-IBOM', ' akwa-ibom '])('are found under %j', async (location) => {
    const agent = await addAgent(calls.db, { state: 'akwa-ibom' });
    const { body } = await calls.list(location);
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
        },
      ],
      nextCursor: null,
      total: 1,
    });
  });

  it('are those of the state alone, also where others name it in their address', async () => {
    await addAgent(calls.db, { name: 'Here' });
    await addAgent(calls.db, { name: 'Lagos Homes', state: 'ogun', address: '1 Lagos Road, Mowe' });
    const { body } = await calls.list('lagos');
    expect(body.data.map(({ name }) => name)).toEqual(['Here']);
  });

  it('come with the most deals first', async () => {
    for (const totalDeals of [3, 40, null, 7]) await addAgent(calls.db, { totalDeals });
    const { body } = await calls.list('lagos');
    expect(body.data.map(({ totalDeals }) => totalDeals)).toEqual([40, 7, 3, null]);
  });

  it.each([{ emailVerifiedAt: null }, { image: null }, { inspectionFee: null }])(
    'do not show one whose profile lacks %o',
    async (missing) => {
      await addAgent(calls.db, { name: 'Complete' });
      await addAgent(calls.db, missing);
      const { body } = await calls.list('lagos');
      expect(body.data.map(({ name }) => name)).toEqual(['Complete']);
    },
  );

  it('are told to be missing where there are none yet', async () => {
    await addAgent(calls.db, { state: 'yobe', image: null });
    expect(await calls.list('yobe')).toEqual({
      status: 404,
      body: { message: MESSAGES.locationEmpty, code: 'not_found' },
    });
  });

  it('are an empty list where filters leave none', async () => {
    await addAgent(calls.db);
    expect(await calls.list('lagos', { maxFee: '1' })).toEqual({
      status: 200,
      body: { data: [], nextCursor: null, total: 0 },
    });
  });
});

it('a list that a phone has already is not sent again', async () => {
  await addAgent(calls.db);
  const { headers } = await calls.inject('/api/v1/user/location/lagos');
  const again = await calls.inject('/api/v1/user/location/lagos', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'public, max-age=0, must-revalidate, s-maxage=5',
  ]);
});

describe('all agents', () => {
  it('are listed over every state', async () => {
    await addAgent(calls.db, { name: 'Ada', state: 'imo', totalDeals: 1 });
    await addAgent(calls.db, { name: 'Bola', state: 'oyo', totalDeals: 2 });
    const { body } = await calls.search();
    expect([body.total, body.data.map(({ name }) => name)]).toEqual([2, ['Bola', 'Ada']]);
  });

  it('can be narrowed to a state', async () => {
    await addAgent(calls.db, { name: 'Ada', state: 'imo' });
    await addAgent(calls.db, { name: 'Bola', state: 'oyo' });
    expect(await calls.walk({ state: 'imo' })).toEqual(['Ada']);
  });

  it.each(['atlantis', 'Imo', ''])('cannot be narrowed to %j, which is no slug', async (state) => {
    expect(await calls.search({ state })).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('are none, with a good answer, while nobody has signed up', async () => {
    expect(await calls.search()).toEqual({ status: 200, body: { data: [], nextCursor: null, total: 0 } });
  });
});
