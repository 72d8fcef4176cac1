import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../../test/agents.ts';
import { useAgentLists } from '../../../../test/use-agent-lists.ts';

const server = useAgentLists();
const nowhere = '5 Market Road';

describe('a search for a state', () => {
  it.each(['lag', 'Lagoss', 'lagso', 'LAGOS STATE', 'Làgọ́s'])(
    'finds the agents of Lagos by %j',
    async (q) => {
      await addAgent(server.db, { name: 'Ada', state: 'lagos', address: nowhere });
      await addAgent(server.db, { name: 'Bola', state: 'oyo', address: nowhere });
      expect(await server.find(q)).toEqual(['Ada']);
    },
  );

  it.each([
    ['akwa', 'akwa-ibom'],
    ['akwaibom', 'akwa-ibom'],
    ['ibom', 'akwa-ibom'],
    ['cross river', 'cross-river'],
    ['CROSS-RIVER', 'cross-river'],
    ['crossriver', 'cross-river'],
    ['Zamfera', 'zamfara'],
    ['Nassarawa', 'nasarawa'],
  ])('finds by %j those of %s', async (q, state) => {
    await addAgent(server.db, { name: 'Ada', state, address: nowhere });
    await addAgent(server.db, { name: 'Bola', state: 'oyo', address: nowhere });
    expect(await server.find(q)).toEqual(['Ada']);
  });

  it('ranks the agents of the state above matches of name or address', async () => {
    await addAgent(server.db, { name: 'Lagbaja', state: 'oyo', address: nowhere, totalDeals: 90 });
    await addAgent(server.db, { name: 'Ada', state: 'lagos', address: nowhere, totalDeals: 1 });
    expect(await server.find('lag')).toEqual(['Ada', 'Lagbaja']);
  });

  it('by its whole name lists only the state', async () => {
    await addAgent(server.db, { name: 'Ada', state: 'lagos', address: nowhere });
    await addAgent(server.db, { name: 'Lagos Homes', state: 'oyo', address: nowhere });
    expect(await server.find('Lagos')).toEqual(['Ada']);
  });

  it('does not correct a name to a short state that is a letter away', async () => {
    await addAgent(server.db, { name: 'Ada', state: 'kano', address: nowhere });
    await addAgent(server.db, { name: 'Kanu Nwosu', state: 'imo', address: nowhere });
    expect((await server.find('Kanu'))[0]).toBe('Kanu Nwosu');
  });
});

describe('a search for an agent', () => {
  it.each([
    ['Ọlá', 'ola'],
    ['Ola', 'Ọlá'],
    ['Ọ̀láńrewájú', 'olanrewaju'],
    ["Sa'adu", 'saadu'],
    ['Saadu', 'Sa’adu'],
    ['Ɗanladi', 'danladi'],
    ['Ngozi', 'NGOZI'],
    ['Adebayo', 'adeb'],
    ['Adébáyọ̀', 'adebajo'],
    ['Chukwuemeka', 'chukuemeka'],
    ['مريم', 'مريم'],
    ['伟', '伟'],
  ])('called %s finds them by %j', async (name, q) => {
    await addAgent(server.db, { name, address: nowhere });
    await addAgent(server.db, { name: 'Somebody Else', address: nowhere });
    expect(await server.find(q)).toEqual([name]);
  });

  it.each(['market', 'mark', 'markett', 'ikej', 'ikeja market', 'market ikeje', '"Ikeja, (Market)"'])(
    'at Market Road in Ikeja finds them by %j',
    async (q) => {
      await addAgent(server.db, { name: 'Ada', address: '1 Market Road, Ikeja' });
      await addAgent(server.db, { name: 'Bola', address: '1 Palm Avenue, Yaba' });
      expect(await server.find(q)).toEqual(['Ada']);
    },
  );

  it('ranks whole words first, then prefixes, then typos', async () => {
    await addAgent(server.db, { name: 'Adeleka', address: nowhere, totalDeals: 9 });
    await addAgent(server.db, { name: 'Adeleke', address: nowhere, totalDeals: 7 });
    await addAgent(server.db, { name: 'Adelekeson', address: nowhere, totalDeals: 8 });
    expect(await server.find('adeleke')).toEqual(['Adeleke', 'Adelekeson', 'Adeleka']);
  });

  it('counts each match once, whatever its rank', async () => {
    for (const name of ['Adeleka', 'Adeleke', 'Adelekeson']) await addAgent(server.db, { name });
    expect((await server.search({ q: 'adeleke' })).body.total).toBe(3);
  });

  it('follows a changed name', async () => {
    const agent = await addAgent(server.db, { name: 'Before', address: nowhere });
    await server.rename(agent.id, 'Folashade');
    expect([await server.find('Folashde'), await server.find('before')]).toEqual([['Folashade'], []]);
  });

  it('stays in the state it is narrowed to', async () => {
    await addAgent(server.db, { name: 'Ada Imo', state: 'imo' });
    await addAgent(server.db, { name: 'Ada Oyo', state: 'oyo' });
    expect(await server.find('ada', { state: 'oyo' })).toEqual(['Ada Oyo']);
  });

  it('does not find agents with an incomplete profile', async () => {
    await addAgent(server.db, { name: 'Ada', image: null });
    expect(await server.find('ada')).toEqual([]);
  });

  it.each(['\uFDFA'.repeat(100), 'x'.repeat(300), '\u0301', '🏠', "'\\&|!:*"])(
    'finds others beside somebody called %j',
    async (name) => {
      await addAgent(server.db, { name, address: 'y'.repeat(200) });
      await addAgent(server.db, { name: 'Ngozi' });
      expect(await server.find('ngozi')).toEqual(['Ngozi']);
    },
  );

  it('finds the same by the location route', async () => {
    await addAgent(server.db, { name: 'Ngozi' });
    expect((await server.list('ngosi')).body.data.map(({ name }) => name)).toEqual(['Ngozi']);
  });
});

const HOSTILE = [
  ['a letter', 'a'],
  ['a percent sign', '%'],
  ['a quote', "' or 1=1 --"],
  ['operators of a text query', `a & | ! ( ) <-> :* 'b' \\ "`],
  ['markup', '<script>alert(1)</script>'],
  ['emoji', '🏠👩🏾‍💼🇳🇬'],
  ['a right-to-left override', '\u202Eikeja'],
  ['marks alone', '\u0301\u0301'],
  ['a path', '../../etc/passwd'],
  ['a ligature that stands for a sentence', '\uFDFA'.repeat(100)],
  ['100 emoji', '🏠'.repeat(100)],
  ['a word of 100 letters', 'abcdefghij'.repeat(10)],
  ['50 words', 'a '.repeat(50)],
  ['an unknown place', 'atlantis'],
  ['spaces', '   '],
] as const;

describe('a search without matches', () => {
  it.each(HOSTILE)('is an empty list for %s', async (_what, text) => {
    await addAgent(server.db, { name: 'Ngozi', state: 'oyo', address: nowhere });
    expect(await server.list(text)).toMatchObject({
      status: 200,
      body: { data: [], nextCursor: null, total: 0, nearest: { state: 'oyo', total: 1 } },
    });
  });

  it.each(['%ED%A0%80', 'a%00b', '%'])('is refused for %s, which is not UTF-8 text', async (bytes) => {
    const responses = [
      await server.inject(`/api/v1/user/location/${bytes}`),
      await server.inject(`/api/v1/user?q=${bytes}`),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  it.each([LIMITS.locationMax + 1, 1_500])(
    'is refused with its own message at %i characters',
    async (length) => {
      const refused = { status: 400, body: { message: FIELD_MESSAGES.searchLong, code: 'bad_request' } };
      const text = 'a'.repeat(length);
      expect([await server.list(text), await server.search({ q: text })]).toEqual([refused, refused]);
    },
  );
});
