import { AGENT_SORTS } from '@naija/contracts/http/agents';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useAgentLists } from '../../../test/use-agent-lists.ts';

const server = useAgentLists();
const START = Date.UTC(2026, 0, 1);

/** Adds agents of whom about three share each number that lists are sorted by; returns their names. */
async function addMany(count: number): Promise<string[]> {
  const names = [];
  for (let index = 0; index < count; index += 1) {
    const { name } = await addAgent(server.db, {
      totalDeals: index % 4 === 0 ? null : index % 4,
      inspectionFee: 1_000 * (1 + (index % 3)),
      createdAt: new Date(START + (index % 5)),
    });
    names.push(name);
  }
  return names;
}

describe('paging', () => {
  it.each(AGENT_SORTS)('by %s shows each agent exactly once, ties included', async (sort) => {
    const stored = await addMany(13);
    const walked = [
      await server.walk({ state: 'lagos', sort, limit: '3' }),
      await server.walk({ sort, limit: '4' }),
    ];
    expect(walked.map((names) => names.sort())).toEqual([stored.sort(), stored.sort()]);
  });

  it.each(AGENT_SORTS)('by %s shows each exactly once while others sign up', async (sort) => {
    const stored = await addMany(9);
    let joined = 0;
    const seen = await server.walk({ sort, limit: '2' }, () =>
      addAgent(server.db, {
        name: 'Newcomer',
        // This agent comes first in every order.
        totalDeals: 100 + joined++,
        inspectionFee: 1,
        createdAt: new Date(START + 1_000 + joined),
      }),
    );
    expect(seen.sort()).toEqual(stored.sort());
  });

  it.each([{}, { sort: 'deals' }, { sort: 'fee' }, { sort: 'newest' }])(
    'through a search %o shows each match exactly once, of every rank',
    async (query: Record<string, string>) => {
      const names = ['Adeleke', 'Adeleka', 'Adelekeson', 'Adeleke Ojo', 'Bola'];
      for (const name of [...names, ...names]) await addAgent(server.db, { name, address: 'Adelekes Road' });
      await addAgent(server.db, { name: 'Nobody', address: 'Yaba' });
      const seen = await server.walk({ q: 'adeleke', limit: '3', ...query });
      expect(seen.sort()).toEqual([...names, ...names].sort());
    },
  );

  it('by fee has the lowest first', async () => {
    for (const inspectionFee of [300, 100, 200]) await addAgent(server.db, { inspectionFee });
    const { body } = await server.list('lagos', { sort: 'fee' });
    expect(body.data.map(({ inspectionFee }) => inspectionFee)).toEqual([100, 200, 300]);
  });

  it('by newest shows the latest sign-ups first', async () => {
    for (const day of [2, 1, 3])
      await addAgent(server.db, { name: `Day ${String(day)}`, createdAt: new Date(START + day) });
    expect(await server.walk({ sort: 'newest' })).toEqual(['Day 3', 'Day 2', 'Day 1']);
  });

  it('returns 24 agents by default, and the total', async () => {
    await addMany(25);
    const { body } = await server.list('lagos');
    expect([body.data.length, body.total]).toEqual([24, 25]);
  });
});

describe('a cursor', () => {
  async function cursorOf(query: Record<string, string>): Promise<string> {
    await addMany(3);
    return (await server.search({ ...query, limit: '1' })).body.nextCursor ?? '';
  }

  it.each([{ sort: 'fee' }, { state: 'lagos' }, { q: 'market' }, { maxFee: '9000' }, { airbnb: 'false' }])(
    'of all agents is refused for %o',
    async (query: Record<string, string>) => {
      const cursor = await cursorOf({});
      expect(await server.search({ ...query, cursor })).toMatchObject({
        status: 400,
        body: { code: 'bad_request' },
      });
    },
  );

  it('of a state works in both routes that list it', async () => {
    const cursor = await cursorOf({ state: 'lagos' });
    expect((await server.list('Lagos', { cursor })).body.data).toHaveLength(2);
  });

  it.each([{ q: 'market' }, { q: 'market', sort: 'fee' }])(
    'of a search %o is refused for another',
    async (query: Record<string, string>) => {
      const cursor = await cursorOf(query);
      expect((await server.search({ ...query, q: 'road', cursor })).status).toBe(400);
    },
  );

  const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['no page', { limit: '0' }],
    ['a page that is too long', { limit: '49' }],
    ['a page of no number', { limit: 'many' }],
    ['part of an agent', { limit: '1.5' }],
    ['nothing', { cursor: '' }],
    ['nonsense', { cursor: 'nonsense' }],
    ['NUL', { cursor: '\u0000' }],
    ['null', { cursor: packed(null) }],
    ['far too much', { cursor: 'a'.repeat(5_000) }],
  ] as [string, Record<string, string>][])('is refused for %s', async (_what, query) => {
    await addAgent(server.db);
    expect(await server.list('lagos', query)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it.each([{ id: 'x' }, { key: '1' }, { key: 2 ** 40 }, { key: -1 }, { fit: -1 }, { fit: 99 }, { fit: 0.5 }])(
    'is refused when forged with %o',
    async (forged: Record<string, unknown>) => {
      const place = JSON.parse(Buffer.from(await cursorOf({}), 'base64url').toString()) as object;
      expect((await server.search({ cursor: packed({ ...place, ...forged }) })).status).toBe(400);
    },
  );
});
