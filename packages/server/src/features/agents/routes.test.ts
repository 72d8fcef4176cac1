import { MESSAGES } from '@naija/contracts/domain/messages';
import { agentPaths, type AgentListResponse, type AgentResponse } from '@naija/contracts/http/agents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../http/app-type.ts';
import { addAgent } from '../../testing/agents.ts';
import { testApp } from '../../testing/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { tempFolder } from '../../testing/temp-folder.ts';

const folder = tempFolder();
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder);
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => emptyTables(database.db));

async function list(location: string, query: Record<string, string> = {}) {
  const answer = await app.inject({ url: agentPaths.byLocation(location), query });
  return { status: answer.statusCode, body: answer.json<AgentListResponse>() };
}

/** Reads page after page; `between` runs after each. */
async function walk(limit: number, between: () => Promise<unknown> = () => Promise.resolve()) {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const { body }: { body: AgentListResponse } = await list('lagos', {
      limit: String(limit),
      ...(cursor !== null && { cursor }),
    });
    names.push(...body.data.map(({ name }) => name));
    cursor = body.nextCursor;
    await between();
  } while (cursor !== null);
  return names;
}

describe('agents of a state', () => {
  it.each(['akwa-ibom', 'Akwa Ibom', 'AKWA-IBOM'])('are found under %s', async (location) => {
    const agent = await addAgent(database.db, { state: 'akwa-ibom' });
    const { body } = await list(location);
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

  it('come with the most deals first', async () => {
    for (const totalDeals of [3, 40, null, 7]) await addAgent(database.db, { totalDeals });
    const { body } = await list('lagos');
    expect(body.data.map(({ totalDeals }) => totalDeals)).toEqual([40, 7, 3, null]);
  });

  it.each([{ emailVerifiedAt: null }, { image: null }, { inspectionFee: null }])(
    'do not show one whose profile lacks %o',
    async (missing) => {
      await addAgent(database.db, { name: 'Complete' });
      await addAgent(database.db, missing);
      const { body } = await list('lagos');
      expect(body.data.map(({ name }) => name)).toEqual(['Complete']);
    },
  );

  it('are told to be missing where there are none yet', async () => {
    expect(await list('yobe')).toEqual({
      status: 404,
      body: { message: MESSAGES.locationEmpty, code: 'not_found' },
    });
  });

  it.each(['atlantis', 'lagos\u0000', 'ọ̀yọ́', '%', "' or 1=1 --"])(
    'are told to be missing for %j, which is no state',
    async (location) => {
      expect((await list(location)).status).toBe(404);
    },
  );
});

describe('paging through agents', () => {
  it('shows each exactly once, also those with as many deals', async () => {
    const stored = [];
    for (let index = 0; index < 11; index += 1)
      stored.push((await addAgent(database.db, { totalDeals: index % 3 })).name);
    expect((await walk(3)).sort()).toEqual(stored.sort());
  });

  it('shows each exactly once while others sign up', async () => {
    const stored: string[] = [];
    for (let index = 0; index < 9; index += 1)
      stored.push((await addAgent(database.db, { totalDeals: 5 + index })).name);
    let rising = 100;
    const seen = await walk(2, () => addAgent(database.db, { name: 'Newcomer', totalDeals: (rising += 1) }));
    expect(seen.sort()).toEqual(stored.sort());
  });

  it('gives 24 at first and says how many there are', async () => {
    for (let index = 0; index < 25; index += 1) await addAgent(database.db);
    const { body } = await list('lagos');
    expect([body.data.length, body.total]).toEqual([24, 25]);
  });

  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = 'a626f8c8-ce20-4899-84ac-d9470fd4af59';
  it.each([
    { limit: '0' },
    { limit: '49' },
    { limit: 'many' },
    { limit: '1.5' },
    { cursor: '' },
    { cursor: 'nonsense' },
    { cursor: '\u0000' },
    { cursor: cursorOf(null) },
    { cursor: cursorOf({ deals: 1, id: 'x' }) },
    { cursor: cursorOf({ deals: '1', id }) },
    { cursor: cursorOf({ deals: 2 ** 40, id }) },
    { cursor: cursorOf({ deals: -1, id }) },
    { cursor: 'a'.repeat(5_000) },
  ])('refuses %o', async (query: Record<string, string>) => {
    await addAgent(database.db);
    expect(await list('lagos', query)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});

describe('an agent', () => {
  it('is shown with the public record and nothing else', async () => {
    const agent = await addAgent(database.db, {
      bio: 'About me',
      sales: 4,
      instagram: 'https://instagram.com/a',
    });
    const answer = await app.inject(agentPaths.byId(agent.id));
    expect(answer.json<AgentResponse>()).toEqual({
      data: {
        _id: agent.id,
        id: agent.id,
        name: agent.name,
        image: '/media/0123456789abcdef0123456789abcdef/640.jpg',
        state: 'lagos',
        stateCity: 'lagos',
        inspectionFee: 5_000,
        totalDeals: 10,
        email: agent.email,
        phone: '+2348000000000',
        address: '1 Market Road, Ikeja, Lagos',
        instagram: 'https://instagram.com/a',
        isVerified: true,
        bio: 'About me',
        rentPrice: null,
        sales: 4,
        airbnb: null,
        agreement: null,
        commission: null,
        updatedAt: agent.updatedAt.toISOString(),
      },
    });
  });

  it('is found by the address even before the profile is complete', async () => {
    const agent = await addAgent(database.db, { emailVerifiedAt: null, image: null, inspectionFee: null });
    const { data } = (await app.inject(agentPaths.byId(agent.id))).json<AgentResponse>();
    expect([data.isVerified, data.image]).toEqual([false, null]);
  });

  it('that nobody knows is not found', async () => {
    const answer = await app.inject(agentPaths.byId('00000000-0000-4000-8000-000000000000'));
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'There is no agent with this id', code: 'not_found' },
    ]);
  });

  it.each(['1', 'urn:uuid:00000000-0000-4000-8000-000000000000', '\u0000', `${'0'.repeat(40)}-`])(
    'cannot have the id %j',
    async (id) => {
      const answer = await app.inject(agentPaths.byId(id));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad_request']);
    },
  );
});
