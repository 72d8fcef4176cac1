import { weekOf } from '@naija/contracts/domain/weeks';
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agentActivity, sessions, type SessionRow } from '../../../database/schema.ts';
import { SESSION_LIFETIME_MS } from '../lifetimes.ts';
import { hashToken, randomToken } from '../tokens/secrets.ts';

/** An exact time would cost a write at every request */
const LAST_USED_PRECISION_MS = 60 * 1_000;
/** Another login ends the least recently used session */
const MAX_SESSIONS = 50;

const NEWEST_FIRST = [desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.id)];

/** Renews a session with the same token, without a second factor. */
export async function createSession(
  db: Queryable,
  agentId: string,
  now: Date,
  { device = null, token = randomToken() }: { device?: string | null; token?: string } = {},
): Promise<string> {
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await db
    .insert(sessions)
    .values({ agentId, tokenHash: hashToken(token), device, createdAt: now, lastUsedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: sessions.tokenHash,
      set: { lastUsedAt: now, expiresAt, secondFactorUntil: null },
    });
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.agentId, agentId))
    .orderBy(...NEWEST_FIRST)
    .offset(MAX_SESSIONS);
  await db.delete(sessions).where(inArray(sessions.id, surplus));
  await recordActiveWeek(db, agentId, now);
  return token;
}

/** Records the use of the session. */
export async function findSession(db: Queryable, token: string, now: Date): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  if (session && now.getTime() - session.lastUsedAt.getTime() >= LAST_USED_PRECISION_MS) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
    if (weekOf(session.lastUsedAt) !== weekOf(now)) await recordActiveWeek(db, session.agentId, now);
  }
  return session;
}

/** Written weekly, because every change makes clients read the record again. */
async function recordActiveWeek(db: Queryable, agentId: string, now: Date): Promise<void> {
  const week = weekOf(now);
  await db
    .insert(agentActivity)
    .values({ agentId, week })
    .onConflictDoUpdate({
      target: agentActivity.agentId,
      set: { week },
      setWhere: lt(agentActivity.week, week),
    });
}

/** Ends the session of a token, if any; returns its agent's id. */
export async function revokeSession(db: Queryable, token: string): Promise<string | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ agentId: sessions.agentId });
  return ended?.agentId;
}

export function listSessions(db: Queryable, agentId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.agentId, agentId), gt(sessions.expiresAt, now)))
    .orderBy(...NEWEST_FIRST);
}

/** False if the session belongs to another agent or has expired. */
export async function endSession(db: Queryable, agentId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.agentId, agentId), gt(sessions.expiresAt, now)));
  return rowCount === 1;
}

export async function endSessions(db: Queryable, agentId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.agentId, agentId), others));
}
