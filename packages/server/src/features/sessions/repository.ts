import { LIMITS } from '@naija/contracts/domain/limits';
import { and, eq, gt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { sessions, type SessionRow } from '../../database/schema.ts';

// As long as the cookie that holds the token in the browser.
const LIFETIME = LIMITS.cookieDays * 24 * 60 * 60 * 1_000;
/** Milliseconds by which `lastUsedAt` may be behind: being exact would cost a write at every request. */
const USE_PRECISION = 10 * 60 * 1_000;

/** Begins a session of an agent, of one day, and gives the token that proves it: 256 bits, as base64url. */
export async function createSession(db: Queryable, agentId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME);
  await db
    .insert(sessions)
    .values({ agentId, tokenHash: hashOf(token), createdAt: now, lastUsedAt: now, expiresAt });
  return token;
}

/** The session that a token proves, unless it is over, and notes that it was used. Any text will do as a token. */
export async function findSession(db: Queryable, token: string, now: Date): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)));
  if (session && now.getTime() - session.lastUsedAt.getTime() >= USE_PRECISION) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
  }
  return session;
}

/** Ends the session that a token proves; one that is over or was never begun stays so. */
export async function revokeSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
