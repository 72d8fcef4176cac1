import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agents, knownWords, type NewAgent } from '../../../database/schema.ts';
import { addAgent } from '../../../../test/agents.ts';
import { useAgentLists } from '../../../../test/use-agent-lists.ts';

const server = useAgentLists();
const PHOTO = '0123456789abcdef0123456789abcdef';
const UNVERIFIED = { emailVerifiedAt: null, image: null, inspectionFee: null } satisfies Partial<NewAgent>;

const known = async () =>
  (await server.db.select().from(knownWords).orderBy(knownWords.word)).map(({ word }) => word);
const change = (id: string, fields: Partial<NewAgent>) =>
  server.db.update(agents).set(fields).where(eq(agents.id, id));

describe('the known words, which correct typos', () => {
  it('do not include those of unlisted agents', async () => {
    await addAgent(server.db, { name: 'Ada', state: 'oyo', address: '1 Market Road, Ikeja' });
    const flood = 'Ikejaab Ikejaac Ikejaad Ikejaae Ikejaaf Ikejaag';
    await addAgent(server.db, { name: 'Eve', state: 'oyo', address: flood, ...UNVERIFIED });
    expect(await server.find('ikejaa')).toEqual(['Ada']);
    expect(await known()).toEqual(['ikeja', 'market', 'road']);
  });

  it.each([
    ['verified', { emailVerifiedAt: null }, { emailVerifiedAt: new Date() }],
    ['given a photo', { image: null }, { image: PHOTO }],
    ['given a fee', { inspectionFee: null }, { inspectionFee: 5_000 }],
  ])('include those of an agent from when they are %s until that is undone', async (_, before, after) => {
    const { id } = await addAgent(server.db, { name: 'Folashade', address: '5 Yaba', ...before });
    expect(await known()).toEqual([]);
    await change(id, after);
    expect(await known()).toEqual(['folashade', 'yaba']);
    expect(await server.find('Folashde')).toEqual(['Folashade']);
    await change(id, before);
    expect(await known()).toEqual([]);
  });

  it('follow a change of address, and keep the words of others', async () => {
    const { id } = await addAgent(server.db, { name: 'Ada', address: '5 Palm Avenue, Yaba' });
    await addAgent(server.db, { name: 'Bola', address: '6 Palm Avenue, Ikoyi' });
    await change(id, { address: '5 Station Road, Ajah' });
    expect(await known()).toEqual(['ajah', 'avenue', 'bola', 'ikoyi', 'palm', 'road', 'station']);
  });

  it('are removed with a deleted agent', async () => {
    const { id } = await addAgent(server.db, { name: 'Ada', address: '5 Palm Avenue, Yaba' });
    await addAgent(server.db, { name: 'Bola', address: '6 Palm Avenue, Ikoyi' });
    await server.db.delete(agents).where(eq(agents.id, id));
    expect(await known()).toEqual(['avenue', 'bola', 'ikoyi', 'palm']);
    await server.db.delete(agents);
    expect(await known()).toEqual([]);
  });

  it('include words with operators of text queries', async () => {
    const { id } = await addAgent(server.db, {
      name: 'مريمة 伟伟伟伟',
      address: "Sa'adu & | ! ( ) <-> :* 'b'",
    });
    expect(await known()).toEqual(['saadu', 'مريمة', '伟伟伟伟'].sort());
    await change(id, UNVERIFIED);
    expect(await known()).toEqual([]);
  });

  it('keep a word that one agent drops while another adds it', async () => {
    const [leaving, coming] = await Promise.all([
      addAgent(server.db, { name: 'Ada', address: '5 Ikoyi' }),
      addAgent(server.db, { name: 'Eze', address: '5 Yaba' }),
    ]);
    for (let round = 0; round < 10; round += 1) {
      const [from, to] = round % 2 === 0 ? [leaving.id, coming.id] : [coming.id, leaving.id];
      await Promise.all([change(from, { address: '5 Yaba' }), change(to, { address: '5 Ikoyi' })]);
      expect(await known(), `round ${String(round)}`).toEqual(['ikoyi', 'yaba']);
    }
  });

  it('are not locked by an update that changes no words', async () => {
    const { id } = await addAgent(server.db, { name: 'Ada', address: '5 Ikoyi' });
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('known_words'))`);
      await change(id, { bio: 'Another bio' });
    });
    expect(await known()).toEqual(['ikoyi']);
  });
});
