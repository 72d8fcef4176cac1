import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agents, knownWords, type NewAgent } from '../../database/schema.ts';
import { addAgent } from '../../../test/agents.ts';
import { agentCalls } from '../../../test/agent-lists.ts';

const calls = agentCalls();
const PHOTO = '0123456789abcdef0123456789abcdef';
const UNVERIFIED = { emailVerifiedAt: null, image: null, inspectionFee: null } satisfies Partial<NewAgent>;

const known = async () =>
  (await calls.db.select().from(knownWords).orderBy(knownWords.word)).map(({ word }) => word);
const change = (id: string, fields: Partial<NewAgent>) =>
  calls.db.update(agents).set(fields).where(eq(agents.id, id));

describe('what a mistyped word may stand for', () => {
  it('is not taken over by somebody who has only signed up', async () => {
    await addAgent(calls.db, { name: 'Ada', state: 'oyo', address: '1 Market Road, Ikeja' });
    const flood = 'Ikejaab Ikejaac Ikejaad Ikejaae Ikejaaf Ikejaag';
    await addAgent(calls.db, { name: 'Eve', state: 'oyo', address: flood, ...UNVERIFIED });
    expect(await calls.find('ikejaa')).toEqual(['Ada']);
    expect(await known()).toEqual(['ikeja', 'market', 'road']);
  });

  it.each([
    ['verified', { emailVerifiedAt: null }, { emailVerifiedAt: new Date() }],
    ['given a photo', { image: null }, { image: PHOTO }],
    ['given a fee', { inspectionFee: null }, { inspectionFee: 5_000 }],
  ])(
    'is learned of an agent when they are %s, and no longer known when that is taken back',
    async (_, before, after) => {
      const { id } = await addAgent(calls.db, { name: 'Folashade', address: '5 Yaba', ...before });
      expect(await known()).toEqual([]);
      await change(id, after);
      expect(await known()).toEqual(['folashade', 'yaba']);
      expect(await calls.find('Folashde')).toEqual(['Folashade']);
      await change(id, before);
      expect(await known()).toEqual([]);
    },
  );

  it('follows a change of address, and keeps the words that others have', async () => {
    const { id } = await addAgent(calls.db, { name: 'Ada', address: '5 Palm Avenue, Yaba' });
    await addAgent(calls.db, { name: 'Bola', address: '6 Palm Avenue, Ikoyi' });
    await change(id, { address: '5 Station Road, Ajah' });
    expect(await known()).toEqual(['ajah', 'avenue', 'bola', 'ikoyi', 'palm', 'road', 'station']);
  });

  it('goes with an agent who goes', async () => {
    const { id } = await addAgent(calls.db, { name: 'Ada', address: '5 Palm Avenue, Yaba' });
    await addAgent(calls.db, { name: 'Bola', address: '6 Palm Avenue, Ikoyi' });
    await calls.db.delete(agents).where(eq(agents.id, id));
    expect(await known()).toEqual(['avenue', 'bola', 'ikoyi', 'palm']);
    await calls.db.delete(agents);
    expect(await known()).toEqual([]);
  });

  it('holds also for words of the language of text queries', async () => {
    const { id } = await addAgent(calls.db, {
      name: 'مريمة 伟伟伟伟',
      address: "Sa'adu & | ! ( ) <-> :* 'b'",
    });
    expect(await known()).toEqual(['saadu', 'مريمة', '伟伟伟伟'].sort());
    await change(id, UNVERIFIED);
    expect(await known()).toEqual([]);
  });

  it('is not lost when one agent leaves a word as another comes to it', async () => {
    const [leaving, coming] = await Promise.all([
      addAgent(calls.db, { name: 'Ada', address: '5 Ikoyi' }),
      addAgent(calls.db, { name: 'Eze', address: '5 Yaba' }),
    ]);
    for (let round = 0; round < 10; round += 1) {
      const [from, to] = round % 2 === 0 ? [leaving.id, coming.id] : [coming.id, leaving.id];
      await Promise.all([change(from, { address: '5 Yaba' }), change(to, { address: '5 Ikoyi' })]);
      expect(await known(), `round ${String(round)}`).toEqual(['ikoyi', 'yaba']);
    }
  });

  it('costs an update that changes no words no lock', async () => {
    const { id } = await addAgent(calls.db, { name: 'Ada', address: '5 Ikoyi' });
    await calls.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('known_words'))`);
      await change(id, { bio: 'Another bio' });
    });
    expect(await known()).toEqual(['ikoyi']);
  });
});
