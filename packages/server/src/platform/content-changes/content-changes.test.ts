import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agents, comments } from '../../database/schema.ts';
import { addAgent, addComment } from '../../../test/agents.ts';
import { createSession } from '../../../test/identity.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { AGENTS_TOPIC, agentTopic, listenForChanges, unknownChanges } from './content-changes.ts';

const database = useDatabase();
const lost: Error[] = [];
let changes: ReturnType<typeof listenForChanges>;

beforeAll(() => {
  changes = listenForChanges(database.connection, (error) => lost.push(error), {
    reconnectDelayMs: 10,
    reuseMs: 0,
  });
});
afterAll(() => changes.close());

const WAIT = { timeout: 60_000 };

async function position(): Promise<number> {
  return vi.waitFor(async () => {
    const known = await changes.sync();
    if (known === undefined) throw new Error('the listener is not connected yet');
    return known;
  }, WAIT);
}

/** Returns the topics that a write changes. */
async function changedBy(topics: readonly string[], write: () => Promise<unknown>): Promise<string[]> {
  const before = await position();
  await write();
  await changes.sync();
  return topics.filter((topic) => changes.changedSince([topic], before));
}

describe('after a write is acknowledged, it is known at once that', () => {
  it('an agent and the lists have changed', async () => {
    const [one, other] = [await addAgent(database.db), await addAgent(database.db)];
    const topics = [AGENTS_TOPIC, agentTopic(one.id), agentTopic(other.id)];
    const changed = await changedBy(topics, () =>
      database.db
        .update(agents)
        .set({ bio: 'New' })
        .where(sql`${agents.id} = ${one.id}`),
    );
    expect(changed).toEqual([AGENTS_TOPIC, agentTopic(one.id)]);
  });

  it('the comments on an agent have changed, and no list', async () => {
    const { id } = await addAgent(database.db);
    expect(await changedBy([AGENTS_TOPIC, agentTopic(id)], () => addComment(database.db, id))).toEqual([id]);
    expect(await changedBy([AGENTS_TOPIC, agentTopic(id)], () => database.db.delete(comments))).toEqual([id]);
  });

  it('the record of an agent has changed with the week of a login, and no list', async () => {
    const { id } = await addAgent(database.db);
    const topics = [AGENTS_TOPIC, agentTopic(id)];
    const login = (day: string) => changedBy(topics, () => createSession(database.db, id, new Date(day)));
    expect(await login('2026-11-20')).toEqual([id]);
    expect(await login('2026-11-22')).toEqual([]);
    expect(await login('2026-11-23')).toEqual([id]);
  });

  it('everything may have changed, if very many topics have', async () => {
    const row = { phone: '1', address: 'a', state: 'lagos' };
    const many = Array.from({ length: 150 }, (_, index) => ({
      ...row,
      name: 'A',
      email: `${String(index)}@b.example`,
    }));
    expect(await changedBy(['any'], () => database.db.insert(agents).values(many))).toEqual(['any']);
  });

  it('a comment was added, every time', async () => {
    const { id } = await addAgent(database.db);
    for (let count = 0; count < 50; count += 1)
      expect(await changedBy([agentTopic(id)], () => addComment(database.db, id))).toEqual([id]);
  });
});

it('a write that changes nothing does not count as a change', async () => {
  expect(await changedBy([AGENTS_TOPIC], () => database.db.update(agents).set({ bio: 'x' }))).toEqual([]);
});

it('after a lost connection everything may have changed', async () => {
  const before = await position();
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name <> 'naija-server'`);
  await vi.waitFor(() => {
    expect(changes.changedSince(['any'], before)).toBe(true);
  }, 20_000);
  expect(lost.length).toBeGreaterThan(0);
}, 30_000);

it('without a listener nothing is known to be unchanged', async () => {
  expect([await unknownChanges.sync(), unknownChanges.changedSince([], 0)]).toEqual([undefined, true]);
});

describe('while an answer of the database is reused', () => {
  const lasting = () =>
    listenForChanges(database.connection, (error) => lost.push(error), { reuseMs: 60_000 });

  async function connected() {
    const listening = lasting();
    const first = await vi.waitFor(async () => {
      listening.renew();
      const known = await listening.sync();
      if (known === undefined) throw new Error('the listener is not connected yet');
      return known;
    }, WAIT);
    return { listening, first };
  }

  it('the position is there without a promise', async () => {
    const { listening, first } = await connected();
    expect(listening.sync()).toBe(first);
    await listening.close();
  });

  it('a write through this server makes the next one ask again', async () => {
    const { listening, first } = await connected();
    const { id } = await addAgent(database.db);
    listening.renew();
    const next = listening.sync();
    expect(next).toBeInstanceOf(Promise);
    expect(await next).toBeGreaterThan(first);
    expect(listening.changedSince([agentTopic(id)], first)).toBe(true);
    await listening.close();
  });

  it('an answer to a query from before a write does not count as one from after it', async () => {
    const { listening, first } = await connected();
    listening.renew();
    const before = listening.sync();
    await addAgent(database.db);
    listening.renew();
    await before;
    expect(await listening.sync()).toBeGreaterThan(first);
    await listening.close();
  });
});
