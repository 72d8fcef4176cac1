import { beforeEach, describe, expect, it } from 'vitest';
import { accountTokens } from '../../../database/schema.ts';
import { addAgent } from '../../../../test/agents.ts';
import { useDatabase } from '../../../../test/use-server.ts';
import { consumeCode, consumeToken, issueToken } from './repository.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR = 60 * 60 * 1_000;
let agentId: string;
const database = useDatabase();

beforeEach(async () => {
  agentId = (await addAgent(database.db)).id;
});

const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const issue = (kind: 'verify' | 'reset' = 'verify') => issueToken(database.db, { agentId, kind, now: NOW });
const use = (token: string, kind: 'verify' | 'reset' = 'verify', now = NOW) =>
  consumeToken(database.db, { kind, token, now });
const tryCode = async (code: string, now = NOW) =>
  (await consumeCode(database.db, { agentId, kind: 'verify', code, now })) !== undefined;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a token', () => {
  it('returns its agent once, is random, and is not in the database', async () => {
    const { token, code } = await issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(code).toMatch(/^\d{6}$/);
    const stored = JSON.stringify((await database.db.execute('select t::text from account_tokens t')).rows);
    expect([stored.includes(token), stored.includes(code)]).toEqual([false, false]);
    expect([await use(token), await use(token)]).toEqual([agentId, undefined]);
  });

  it('is consumed once by 20 at the same time', async () => {
    const { token } = await issue('reset');
    const uses = await Promise.all(Array.from({ length: 20 }, () => use(token, 'reset')));
    expect(uses.filter((id) => id !== undefined)).toEqual([agentId]);
  });

  it.each([
    ['verify', 24],
    ['reset', 1],
  ] as const)('of kind %s works for %i hours', async (kind, hours) => {
    const { token } = await issue(kind);
    expect(await use(token, kind, hoursOn(hours))).toBeUndefined();
    expect(await use(token, kind, new Date(hoursOn(hours).getTime() - 1))).toBe(agentId);
  });

  it('is revoked only by a newer one of its kind', async () => {
    const [older, reset, newer] = [await issue(), await issue('reset'), await issue()];
    expect(await use(older.token)).toBeUndefined();
    expect(await use(newer.token)).toBe(agentId);
    expect(await use(reset.token, 'reset')).toBe(agentId);
  });

  it('is valid only for its own kind', async () => {
    const { token } = await issue('verify');
    expect(await use(token, 'reset')).toBeUndefined();
    expect(await use(token)).toBe(agentId);
  });

  it('can be used again after a rollback', async () => {
    const { token } = await issue();
    const undone = database.db.transaction(async (tx) => {
      await consumeToken(tx, { kind: 'verify', token, now: NOW });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await use(token)).toBe(agentId);
  });

  it.each(['', 'x', '\0', '\uD800', 'ọ'.repeat(10_000)])('is not %j', async (token) => {
    await issue();
    expect(await use(token)).toBeUndefined();
  });

  it('stores the address it was sent to', async () => {
    await issueToken(database.db, { agentId, kind: 'email', now: NOW, email: 'new@example.com' });
    expect((await database.db.select().from(accountTokens))[0]?.email).toBe('new@example.com');
  });
});

describe('a code', () => {
  it('works once, and then its link does not', async () => {
    const { token, code } = await issue();
    expect([await tryCode(code), await tryCode(code)]).toEqual([true, false]);
    expect(await use(token)).toBeUndefined();
  });

  it('works after four wrong ones', async () => {
    const { code } = await issue();
    for (let tries = 0; tries < 4; tries += 1) expect(await tryCode(otherThan(code))).toBe(false);
    expect(await tryCode(code)).toBe(true);
  });

  it('does not work after five wrong ones, and the link does', async () => {
    const { token, code } = await issue();
    for (let tries = 0; tries < 5; tries += 1) await tryCode(otherThan(code));
    expect(await tryCode(code)).toBe(false);
    expect(await use(token)).toBe(agentId);
  });

  it('is not guessed by 50 tries at the same time', async () => {
    const { code } = await issue();
    const wrong = Array.from({ length: 50 }, () => tryCode(otherThan(code)));
    expect(await Promise.all(wrong)).not.toContain(true);
    expect(await tryCode(code)).toBe(false);
    expect((await database.db.select().from(accountTokens))[0]?.codeTries).toBe(5);
  });

  it('works for 24 hours', async () => {
    const { code } = await issue();
    expect(await tryCode(code, hoursOn(24))).toBe(false);
    expect(await tryCode(code, hoursOn(23))).toBe(true);
  });

  it('of a reset verifies nothing', async () => {
    const { code } = await issue('reset');
    expect(await tryCode(code)).toBe(false);
  });

  it('of a newer token has all tries again', async () => {
    const older = await issue();
    for (let tries = 0; tries < 5; tries += 1) await tryCode(otherThan(older.code));
    const { code } = await issue();
    expect(await tryCode(code)).toBe(true);
  });

  it('without an agent is never right', async () => {
    const use = { agentId: undefined, kind: 'verify', code: '123456', now: NOW } as const;
    expect(await consumeCode(database.db, use)).toBeUndefined();
  });
});
