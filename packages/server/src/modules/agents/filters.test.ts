import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();

async function addThree() {
  await addAgent(server.db, { name: 'Ada', inspectionFee: 2_000, totalDeals: 30, airbnb: 4 });
  await addAgent(server.db, { name: 'Bola', inspectionFee: 5_000, totalDeals: 20, airbnb: 0 });
  await addAgent(server.db, { name: 'Chidi', inspectionFee: 9_000, totalDeals: null, airbnb: null });
}

describe('filters', () => {
  it.each([
    [{ maxFee: '5000' }, ['Ada', 'Bola']],
    [{ minDeals: '20' }, ['Ada', 'Bola']],
    [{ minDeals: '0' }, ['Ada', 'Bola', 'Chidi']],
    [{ airbnb: 'true' }, ['Ada']],
    [{ airbnb: 'false' }, ['Bola', 'Chidi']],
    [{ verified: 'true' }, ['Ada', 'Bola', 'Chidi']],
    [{ verified: 'false' }, []],
    [{ maxFee: '5000', airbnb: 'false' }, ['Bola']],
  ] as [Record<string, string>, string[]][])('%o leave %j', async (query, names) => {
    await addThree();
    const { body } = await server.list('lagos', query);
    expect([body.data.map(({ name }) => name), body.total]).toEqual([names, names.length]);
  });

  it('apply to a search by words as well', async () => {
    await addThree();
    const { body } = await server.search({ q: 'market', maxFee: '2000' });
    expect([body.data.map(({ name }) => name), body.total]).toEqual([['Ada'], 1]);
  });

  it.each([
    { maxFee: '-1' },
    { maxFee: '1.5' },
    { maxFee: 'cheap' },
    { maxFee: '99999999999999999999' },
    { minDeals: '-1' },
    { minDeals: '' },
    { airbnb: 'maybe' },
    { verified: '2' },
    { sort: 'price' },
    { sort: '' },
  ])('%o are refused', async (query: Record<string, string>) => {
    expect(await server.list('lagos', query)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});
