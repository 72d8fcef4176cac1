import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentActivity, agents, sessions } from '../../../database/schema.ts';
import { addAgent } from '../../../../test/agents.ts';
import { useDatabase } from '../../../../test/use-server.ts';
import { createSession, findSession, listSessions, revokeSession } from './repository.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let agentId: string;
const database = useDatabase();

beforeEach(async () => {
  agentId = (await addAgent(database.db)).id;
});

const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('a session', () => {
  it('is found by a random token, which the database does not hold', async () => {
    const token = await createSession(database.db, agentId, NOW);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await findSession(database.db, token, NOW)).toMatchObject({ agentId });
    const rows = await database.db.execute('select sessions::text as row from sessions');
    expect(JSON.stringify(rows.rows)).not.toContain(token);
  });

  it('expires after a day by the clock of the server', async () => {
    const token = await createSession(database.db, agentId, NOW);
    expect(await findSession(database.db, token, minutesOn(24 * 60 - 1))).toBeDefined();
    expect(await findSession(database.db, token, minutesOn(24 * 60))).toBeUndefined();
  });

  it('is one of fifty at most: a further login ends the one that was used longest ago', async () => {
    const tokens: string[] = [];
    for (let minute = 0; minute < 50; minute += 1)
      tokens.push(await createSession(database.db, agentId, minutesOn(minute)));
    const other = (await addAgent(database.db)).id;
    const ofOther = await createSession(database.db, other, NOW);
    await findSession(database.db, tokens[0] ?? '', minutesOn(55));
    const newest = await createSession(database.db, agentId, minutesOn(60));
    const isOpen = async (token = '') => (await findSession(database.db, token, minutesOn(60))) !== undefined;
    expect(await Promise.all([tokens[0], tokens[1], tokens[2], newest, ofOther].map(isOpen))).toEqual([
      ...[true, false, true, true, true],
    ]);
    expect(await listSessions(database.db, agentId, minutesOn(60))).toHaveLength(50);
  });

  it('ends once it is revoked, and no other does', async () => {
    const [phone, laptop] = [
      await createSession(database.db, agentId, NOW),
      await createSession(database.db, agentId, NOW),
    ];
    await revokeSession(database.db, phone);
    expect(await findSession(database.db, phone, NOW)).toBeUndefined();
    expect(await findSession(database.db, laptop, NOW)).toBeDefined();
  });

  it('is deleted with its agent', async () => {
    const token = await createSession(database.db, agentId, NOW);
    await database.db.delete(agents).where(eq(agents.id, agentId));
    expect(await findSession(database.db, token, NOW)).toBeUndefined();
  });

  it('records its last use to a minute', async () => {
    const token = await createSession(database.db, agentId, NOW);
    const lastUsed = async () => (await database.db.select().from(sessions))[0]?.lastUsedAt;
    await findSession(database.db, token, minutesOn(0.9));
    expect(await lastUsed()).toEqual(NOW);
    await findSession(database.db, token, minutesOn(2.5));
    expect(await lastUsed()).toEqual(minutesOn(2.5));
  });

  it.each(['', 'x', '\0', '\uD800', 'ọ'.repeat(10_000)])('is not found by %j', async (token) => {
    expect(await findSession(database.db, token, NOW)).toBeUndefined();
  });
});

describe('the week in which an agent was last active', () => {
  const weeks = async () => (await database.db.select().from(agentActivity)).map(({ week }) => week);
  const daysOn = (days: number) => minutesOn(days * 24 * 60);
  const hoursOn = (hours: number) => minutesOn(hours * 60);

  it('is that of the last login', async () => {
    await createSession(database.db, agentId, NOW);
    expect(await weeks()).toEqual(['2026-11-16']);
    await createSession(database.db, agentId, daysOn(20));
    expect(await weeks()).toEqual(['2026-12-07']);
  });

  it('changes with a session that is used on into the next week, and at no other request', async () => {
    const sunday = daysOn(2);
    const token = await createSession(database.db, agentId, sunday);
    const written = async () =>
      (await database.db.execute('select xmin::text as version from agent_activity')).rows;
    const before = await written();
    await findSession(database.db, token, hoursOn(2 * 24 + 6));
    expect(await written()).toEqual(before);
    await findSession(database.db, token, hoursOn(2 * 24 + 18));
    expect(await weeks()).toEqual(['2026-11-23']);
  });

  it('does not go back if the clocks of servers differ', async () => {
    await createSession(database.db, agentId, daysOn(7));
    await createSession(database.db, agentId, NOW);
    expect(await weeks()).toEqual(['2026-11-23']);
  });
});
