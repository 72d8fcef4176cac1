import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { agents } from '../../../database/schema.ts';
import { addAgent } from '../../../../test/agents.ts';
import { useAgentLists } from '../../../../test/use-agent-lists.ts';
import { locateAgents } from '../locate-agents.ts';

const server = useAgentLists();

/** Adds agents named after the area of their address; the agent with most deals is farthest from Oshodi. */
async function addAround(): Promise<void> {
  const areas = ['Oshodi', 'Mafoluku', 'Isolo', 'Yaba', 'Ikorodu', 'Lekki', 'Badagry'];
  for (const [at, area] of areas.entries())
    await addAgent(server.db, {
      name: area,
      address: `2 Palm Avenue, ${area}, Lagos`,
      totalDeals: at + 1,
      inspectionFee: 10_000 - 1_000 * at,
      airbnb: area === 'Isolo' || area === 'Lekki' ? 3 : null,
    });
  await addAgent(server.db, { name: 'Somewhere', address: '2 Palm Avenue, Lagos', totalDeals: 99 });
}

const BY_DISTANCE = ['Oshodi', 'Mafoluku', 'Isolo', 'Yaba', 'Ikorodu', 'Lekki', 'Badagry', 'Somewhere'];

describe('a search for a place', () => {
  it('lists agents by their distance from it, and says which are farther than 15 km away', async () => {
    await addAround();
    const { body } = await server.search({ q: 'Oshodi' });
    expect(body.data.map(({ name }) => name)).toEqual(BY_DISTANCE);
    expect(body.data.map(({ km, far }) => [km, far])).toEqual([
      [undefined, undefined],
      [1, undefined],
      [4, undefined],
      [7, undefined],
      [20, true],
      [21, true],
      [53, true],
      [undefined, true],
    ]);
    expect(body.place).toMatchObject({ total: 1, around: 3 });
  });

  it.each(['1', '2', '3'])('has the same order over pages of %s', async (limit) => {
    await addAround();
    for (const name of ['Isolo', 'Isolo', 'Yaba'])
      await addAgent(server.db, { name, address: `5 Church Street, ${name}`, totalDeals: 3 });
    const whole = await server.find('Oshodi');
    expect(await server.walk({ q: 'Oshodi', limit })).toEqual(whole);
  });

  it('keeps the order by distance with a filter', async () => {
    await addAround();
    expect(await server.find('Oshodi', { maxFee: '8000' })).toEqual(
      BY_DISTANCE.filter((name) => name !== 'Oshodi' && name !== 'Mafoluku'),
    );
  });

  it.each([
    ['fee', ['Yaba', 'Isolo', 'Mafoluku', 'Oshodi', 'Somewhere', 'Badagry', 'Lekki', 'Ikorodu']],
    ['deals', ['Yaba', 'Isolo', 'Mafoluku', 'Oshodi', 'Somewhere', 'Badagry', 'Lekki', 'Ikorodu']],
  ])('sorts by %s first those around, and then those farther away', async (sort, names) => {
    await addAround();
    await server.db.update(agents).set({ inspectionFee: 1 }).where(eq(agents.name, 'Somewhere'));
    expect(await server.find('Oshodi', { sort })).toEqual(names);
    expect(await server.walk({ q: 'Oshodi', sort, limit: '3' })).toEqual(names);
  });

  it('finds agents across the border of the state', async () => {
    await addAgent(server.db, { name: 'Akute', state: 'ogun', address: '5 Church Street, Akute' });
    await addAgent(server.db, { name: 'Epe', address: '5 Church Street, Epe' });
    const { body } = await server.search({ q: 'Ojodu' });
    expect(body.data).toMatchObject([
      { name: 'Akute', km: 5 },
      { name: 'Epe', far: true },
    ]);
    expect(body).toMatchObject({ total: 2, place: { total: 0, around: 1 } });
    expect(await server.find('Ojodu', { state: 'lagos' })).toEqual(['Epe']);
  });

  it.each([
    ['Ibadan', 'oyo', ['New Bodija', 'Challenge', 'Jericho'], 'Ogbomoso'],
    ['Aba', 'abia', ['Ogbor Hill', 'Umungasi'], 'Umuahia'],
  ])('counts the neighbourhoods of %s as a part of it', async (q, state, parts, other) => {
    for (const area of [...parts, other])
      await addAgent(server.db, { name: area, state, address: `5 Church Street, ${area}` });
    const { body } = await server.search({ q });
    expect(body.place).toEqual({ name: q, state, total: parts.length, around: 0 });
    expect(body.data.at(-1)?.name).toBe(other);
  });

  it('does not take the name of a road for the place where an agent is', async () => {
    await addAgent(server.db, { name: 'Maryland', address: '21 Ikorodu Road, Maryland, Lagos' });
    expect((await server.search({ q: 'Ikorodu' })).body.place).toMatchObject({ total: 0 });
  });

  it('says who serves the place from elsewhere, its city or a part of it', async () => {
    const address = '2 Palm Avenue, Epe, Lagos';
    for (const area of ['Lekki', 'Lekki Phase 1', 'Eti-Osa'])
      await addAgent(server.db, { name: area, address, areas: ['Badagry, Lagos', `${area}, Lagos`] });
    await addAgent(server.db, { name: 'none', address, areas: ['Yaba, Lagos'] });
    const { body } = await server.search({ q: 'Lekki' });
    expect(Object.fromEntries(body.data.map(({ name, serves }) => [name, serves]))).toEqual({
      Lekki: 'Lekki',
      'Lekki Phase 1': 'Lekki Phase 1',
      'Eti-Osa': 'Eti-Osa',
      none: undefined,
    });
    expect(body.data.at(-1)).toMatchObject({ name: 'none', far: true });
  });
});

it('addresses stored by an earlier release are located, and no other agent is changed', async () => {
  const { id } = await addAgent(server.db, { name: 'Ada', address: '2 Palm Avenue, Yaba' });
  await addAgent(server.db, { name: 'Bola', address: '2 Palm Avenue, Epe' });
  await server.db.update(agents).set({ locatedIn: null }).where(eq(agents.id, id));
  const before = await server.db.select().from(agents).orderBy(agents.name);
  await locateAgents(server.db);
  const after = await server.db.select().from(agents).orderBy(agents.name);
  expect(after).toEqual(before.map((row) => (row.id === id ? { ...row, locatedIn: ['Yaba, Lagos'] } : row)));
});
