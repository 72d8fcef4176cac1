import { LIMITS } from '@naija/contracts/domain/limits';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, operators, recoveryCodes, sessions, type OperatorRow } from '../../database/schema.ts';
import { hashToken } from '../identity/index.ts';

const PASS_MS = LIMITS.secondFactorHours * 60 * 60 * 1_000;

/** Ids of those agents who are operators. */
export async function findOperatorIds(db: Queryable, agentIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: operators.agentId })
    .from(operators)
    .where(inArray(operators.agentId, agentIds));
  return new Set(rows.map(({ id }) => id));
}

export async function findOperator(db: Queryable, agentId: string) {
  const rows = await db
    .select({ operator: operators, name: agents.name, email: agents.email, language: agents.language })
    .from(operators)
    .innerJoin(agents, eq(agents.id, operators.agentId))
    .where(eq(operators.agentId, agentId));
  return rows[0];
}

export function listOperators(db: Queryable) {
  return db
    .select({ operator: operators, name: agents.name, email: agents.email })
    .from(operators)
    .innerJoin(agents, eq(agents.id, operators.agentId))
    .orderBy(asc(operators.grantedAt));
}

/** Grants the role; returns false if the account has it. */
export async function grantRole(tx: Queryable, agentId: string, grantedAt: Date): Promise<boolean> {
  const { rowCount } = await tx.insert(operators).values({ agentId, grantedAt }).onConflictDoNothing();
  return rowCount === 1;
}

/** Revokes the role with its second factor; returns false if the account does not have it. */
export async function revokeRole(tx: Queryable, agentId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(operators).where(eq(operators.agentId, agentId));
  await dropPasses(tx, agentId);
  return rowCount === 1;
}

/** Removes the second factor with its recovery codes; returns false for an account without the role. */
export async function resetSecondFactor(tx: Queryable, agentId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(operators)
    .set({ secret: null, pendingSecret: null })
    .where(eq(operators.agentId, agentId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.agentId, agentId));
  await dropPasses(tx, agentId);
  return rowCount === 1;
}

export async function storePendingSecret(tx: Queryable, agentId: string, pendingSecret: string) {
  await tx.update(operators).set({ pendingSecret }).where(eq(operators.agentId, agentId));
}

export async function lockOperator(tx: Queryable, agentId: string): Promise<OperatorRow | undefined> {
  return (await tx.select().from(operators).where(eq(operators.agentId, agentId)).for('update'))[0];
}

/** Replaces secret and recovery codes, and ends every pass. */
export async function storeSecondFactor(
  tx: Queryable,
  agentId: string,
  { secret, lastStep, codes }: { secret: string; lastStep: number; codes: readonly string[] },
): Promise<void> {
  await tx
    .update(operators)
    .set({ secret, pendingSecret: null, lastStep })
    .where(eq(operators.agentId, agentId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.agentId, agentId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ agentId, codeHash: hashToken(code) })));
  await dropPasses(tx, agentId);
}

/** False if this step, or a later one, was used. */
export async function useStep(tx: Queryable, agentId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(operators)
    .set({ lastStep: step })
    .where(and(eq(operators.agentId, agentId), lt(operators.lastStep, step)));
  return rowCount === 1;
}

export async function useRecoveryCode(tx: Queryable, agentId: string, code: string): Promise<boolean> {
  const isCode = and(eq(recoveryCodes.agentId, agentId), eq(recoveryCodes.codeHash, hashToken(code)));
  return (await tx.delete(recoveryCodes).where(isCode)).rowCount === 1;
}

export function countRecoveryCodes(db: Queryable, agentId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.agentId, agentId));
}

/** Returns until when a session has passed the second factor; undefined if it has not. */
export async function passedUntil(db: Queryable, sessionId: string, now: Date): Promise<Date | undefined> {
  const rows = await db
    .select({ until: sessions.secondFactorUntil })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.secondFactorUntil, now)));
  return rows[0]?.until ?? undefined;
}

/** Marks a session as passed, for no longer than it lives. */
export async function markPassed(tx: Queryable, sessionId: string, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + PASS_MS).toISOString();
  const [session] = await tx
    .update(sessions)
    .set({ secondFactorUntil: sql`least(${sessions.expiresAt}, ${until}::timestamptz)` })
    .where(eq(sessions.id, sessionId))
    .returning();
  if (!session?.secondFactorUntil) throw new Error('the session has ended meanwhile');
  return session.secondFactorUntil;
}

async function dropPasses(tx: Queryable, agentId: string): Promise<void> {
  await tx.update(sessions).set({ secondFactorUntil: null }).where(eq(sessions.agentId, agentId));
}
