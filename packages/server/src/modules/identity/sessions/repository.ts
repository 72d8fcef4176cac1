import { LIMITS } from '@naija/contracts/domain/limits';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';
import { sessions, type SessionRow } from '../../../database/schema.ts';

// As long as the cookie that holds the token in the browser.
const LIFETIME = LIMITS.cookieDays * 24 * 60 * 60 * 1_000;
/** Milliseconds by which `lastUsedAt` may be behind: being exact would cost a write at every request. */
const USE_PRECISION = 60 * 1_000;
/** How many are listed: enough for every browser that an agent may have. */
const MOST_LISTED = 100;

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

/** Ends the session that a token proves, and gives its agent's id; one that is over or was never begun stays so. */
export async function revokeSession(db: Queryable, token: string): Promise<string | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ agentId: sessions.agentId });
  return ended?.agentId;
}

/** Sessions of an agent that are not over, last used first. */
export function listSessions(db: Queryable, agentId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.agentId, agentId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MOST_LISTED);
}

/** Ends a session by its id if it is this agent's; false where it is not, or is over. */
export async function endSession(db: Queryable, agentId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.agentId, agentId), gt(sessions.expiresAt, now)));
  return rowCount === 1;
}

/** Ends an agent's sessions, all or all but one. */
export async function endSessions(db: Queryable, agentId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.agentId, agentId), others));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
