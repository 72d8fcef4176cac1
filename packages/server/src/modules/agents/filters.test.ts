import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();

async function addThree() {
  const fees = { agreement: 10, commission: 7.5 };
  await addAgent(server.db, { name: 'Ada', inspectionFee: 2_000, totalDeals: 30, airbnb: 4, ...fees });
  await addAgent(server.db, { name: 'Bola', inspectionFee: 5_000, totalDeals: 20, airbnb: 0, commission: 5 });
  await addAgent(server.db, { name: 'Chidi', inspectionFee: 9_000, totalDeals: null, airbnb: null });
}

describe('filters', () => {
  it.each([
    [{ maxFee: '5000' }, ['Ada', 'Bola']],
    [{ minDeals: '20' }, ['Ada', 'Bola']],
    [{ minDeals: '0' }, ['Ada', 'Bola', 'Chidi']],
    [{ maxCommission: '7.5' }, ['Ada', 'Bola']],
    [{ maxCommission: '7.4' }, ['Bola']],
    [{ maxCommission: '4' }, []],
    [{ maxAgreement: '10' }, ['Ada']],
    [{ maxAgreement: '9.9' }, []],
    [{ maxCommission: '10', maxFee: '2000' }, ['Ada']],
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

  it('take no fee for the lowest of all, and leave out those who state none', async () => {
    await addThree();
    await addAgent(server.db, { name: 'Efe', inspectionFee: 0, totalDeals: 0, agreement: 0, commission: 0 });
    const found = async (query: Record<string, string>) =>
      (await server.list('lagos', query)).body.data.map(({ name }) => name);
    expect(await found({ sort: 'fee' })).toEqual(['Efe', 'Ada', 'Bola', 'Chidi']);
    expect(await found({ sort: 'deals', minDeals: '1' })).toEqual(['Ada', 'Bola']);
    expect(await found({ maxFee: '0' })).toEqual(['Efe']);
    expect(await found({ maxCommission: '0' })).toEqual(['Efe']);
    expect(await found({ maxAgreement: '5' })).toEqual(['Efe']);
    const { body } = await server.list('lagos', { sort: 'fee', limit: '1' });
    expect(await found({ sort: 'fee', limit: '1', cursor: body.nextCursor ?? '' })).toEqual(['Ada']);
  });

  it('apply to a search by words as well', async () => {
    await addThree();
    const { body } = await server.search({ q: 'market', maxFee: '2000' });
    expect([body.data.map(({ name }) => name), body.total]).toEqual([['Ada'], 1]);
    const cheap = await server.search({ q: 'market', maxCommission: '5' });
    expect([cheap.body.data.map(({ name }) => name), cheap.body.total]).toEqual([['Bola'], 1]);
  });

  it('find agents who serve an area or have an address in it, and agents who speak a language', async () => {
    await addAgent(server.db, { name: 'Ada', areas: ['Yaba, Lagos'], languages: ['English', 'Igbo'] });
    await addAgent(server.db, { name: 'Bola', address: '2 Palm Avenue, Yaba', languages: ['English'] });
    await addAgent(server.db, { name: 'Chidi', languages: ['Igbo'] });
    await addAgent(server.db, {
      name: 'Dayo',
      state: 'ogun',
      address: '2 Yaba Road',
      areas: ['Yaba, Lagos'],
    });
    const found = async (query: Record<string, string>, q?: string) => {
      const { body } = q === undefined ? await server.search(query) : await server.search({ ...query, q });
      expect(body.total).toBe(body.data.length);
      return body.data.map(({ name }) => name).sort();
    };
    expect(await found({ area: 'Yaba, Lagos' })).toEqual(['Ada', 'Bola', 'Dayo']);
    expect(await found({ area: 'yaba, lagos', state: 'lagos' })).toEqual(['Ada', 'Bola']);
    expect(await found({ language: 'igbo' })).toEqual(['Ada', 'Chidi']);
    expect(await found({ language: 'English', area: 'Yaba, Lagos' })).toEqual(['Ada', 'Bola']);
    expect(await found({ language: 'Igbo' }, 'Ikeja')).toEqual(['Ada', 'Chidi']);
    expect(await found({ language: 'Igbo' }, 'Bola')).toEqual([]);
  });

  it.each([{ area: 'Atlantis, Lagos' }, { area: "';--" }, { language: 'Klingon' }])(
    '%o are those of nobody',
    async (query: Record<string, string>) => {
      await addAgent(server.db, { areas: ['Yaba, Lagos'], languages: ['English'] });
      const { status, body } = await server.list('kano', query);
      expect([status, body.total]).toEqual([404, undefined]);
      expect((await server.search(query)).body).toMatchObject({ data: [], total: 0 });
    },
  );

  it('by area and language show each agent of a list exactly once, page by page', async () => {
    for (let at = 0; at < 5; at += 1)
      await addAgent(server.db, {
        name: String(at),
        areas: ['Yaba, Lagos'],
        languages: ['Tiv'],
        totalDeals: at,
      });
    expect(await server.walk({ area: 'Yaba, Lagos', language: 'Tiv', limit: '2' })).toEqual([
      ...['4', '3', '2', '1', '0'],
    ]);
  });

  it.each([
    { area: '' },
    { language: 'x'.repeat(101) },
    { maxFee: '-1' },
    { maxFee: '1.5' },
    { maxFee: 'cheap' },
    { maxFee: '99999999999999999999' },
    { maxCommission: '101' },
    { maxCommission: 'ten' },
    { maxAgreement: '-1' },
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
