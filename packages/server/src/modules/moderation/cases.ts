import type { Subject } from '@naija/contracts/http/moderation';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import {
  agents,
  comments,
  moderationAppeals,
  moderationCases,
  moderationReports,
  type CaseRow,
  type ReportRow,
} from '../../database/schema.ts';
import { inQueue, type QueuePosition } from '../../database/queue.ts';
import type { FoundSubject } from './subjects.ts';

/** Further reports are only counted. */
export const MAX_STORED_REPORTS = 50;
const MAX_OTHERS = 20;
const MAX_ATTEMPTS = 3;
const NETWORK_KEY_BYTES = 32;

export function subjectOf({
  kind,
  agentId,
  commentId,
}: Pick<CaseRow, 'kind' | 'agentId' | 'commentId'>): Subject {
  return { kind, id: commentId ?? agentId };
}

function isAbout({ kind, id }: Subject) {
  const { commentId, agentId } = moderationCases;
  return and(eq(moderationCases.kind, kind), sql`coalesce(${commentId}, ${agentId}) = ${id}::uuid`);
}

/** Locks the open case of a subject, or opens one; `isNew` tells which. */
export async function lockOpenCase(
  tx: Queryable,
  subject: Subject,
  { agent, comment }: FoundSubject,
  now: Date,
): Promise<CaseRow & { isNew: boolean }> {
  const values = {
    kind: subject.kind,
    agentId: agent.id,
    commentId: comment?.id ?? null,
    networkKey: randomBytes(NETWORK_KEY_BYTES),
    networks: 0,
  };
  // An operator may decide on the existing case between the two statements.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { rowCount } = await tx
      .insert(moderationCases)
      .values({ ...values, openedAt: now, lastAt: now })
      .onConflictDoNothing();
    const isOpen = and(isAbout(subject), eq(moderationCases.state, 'open'));
    const [open] = await tx.select().from(moderationCases).where(isOpen).for('update');
    if (open) return { ...open, isNew: rowCount === 1 };
  }
  throw new Error('the case of a subject is opened and closed all the time');
}

interface NewReport extends Omit<ReportRow, 'id' | 'caseId' | 'network'> {
  /** Network, shortened by `anonymizeAddress`. */
  from: string;
  /** Set for an operator who is logged in. */
  operatorId: string | undefined;
}

/**
 * Counts a report and stores it. If the case has enough reports, it replaces one from the network that has sent most of them,
 * or is not stored. The caller must hold the lock of the case.
 */
export async function addReport(
  tx: Queryable,
  row: CaseRow,
  { from, operatorId, ...report }: NewReport,
): Promise<void> {
  const network = row.networkKey && createHmac('sha256', row.networkKey).update(from).digest();
  const ofNetwork = network && eq(moderationReports.network, network);
  const isNewNetwork =
    ofNetwork !== null &&
    (await tx.$count(moderationReports, and(eq(moderationReports.caseId, row.id), ofNetwork))) === 0;
  const isStored =
    row.reports < MAX_STORED_REPORTS ||
    // Agents' own requests are always stored.
    (report.fromAgent && !row.fromAgent) ||
    (isNewNetwork && (await makeRoom(tx, row.id)));
  const reasons = { ...row.reasons, [report.reason]: (row.reasons[report.reason] ?? 0) + 1 };
  await tx
    .update(moderationCases)
    .set({
      reports: row.reports + 1,
      reasons,
      lastAt: report.createdAt,
      fromAgent: row.fromAgent || report.fromAgent,
      ...(isNewNetwork && isStored && { networks: (row.networks ?? 0) + 1 }),
      ...(operatorId !== undefined && { reportedBy: [...new Set([...row.reportedBy, operatorId])] }),
    })
    .where(eq(moderationCases.id, row.id));
  if (isStored) await tx.insert(moderationReports).values({ caseId: row.id, network, ...report });
}

async function makeRoom(tx: Queryable, caseId: string): Promise<boolean> {
  const { id, network, fromAgent, createdAt } = moderationReports;
  const isReplaceable = and(eq(moderationReports.caseId, caseId), eq(fromAgent, false), isNotNull(network));
  const [most] = await tx
    .select({ network })
    .from(moderationReports)
    .where(isReplaceable)
    .groupBy(network)
    .having(gt(count(), 1))
    .orderBy(desc(count()))
    .limit(1);
  if (!most?.network) return false;
  const newest = tx
    .select({ id })
    .from(moderationReports)
    .where(and(isReplaceable, eq(network, most.network)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  await tx.delete(moderationReports).where(inArray(id, newest));
  return true;
}

const withSubject = (db: Queryable) =>
  db
    .select({ row: moderationCases, agent: agents, comment: comments })
    .from(moderationCases)
    .innerJoin(agents, eq(agents.id, moderationCases.agentId))
    .leftJoin(comments, eq(comments.id, moderationCases.commentId));

export type FoundCase = Awaited<ReturnType<typeof findCases>>[number];

/** Open cases, oldest first; or closed ones, newest first. */
export function findCases(
  db: Queryable,
  { isOpen, after, limit }: { isOpen: boolean; after: QueuePosition | undefined; limit: number },
) {
  const { state, openedAt: at, id } = moderationCases;
  const { where, orderBy } = inQueue({ state, at, id }, { open: 'open', isOpen, after });
  return withSubject(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

export async function findCase(db: Queryable, id: string): Promise<FoundCase | undefined> {
  return (await withSubject(db).where(eq(moderationCases.id, id)))[0];
}

export function findOtherCases(db: Queryable, row: CaseRow): Promise<FoundCase[]> {
  return withSubject(db)
    .where(and(isAbout(subjectOf(row)), ne(moderationCases.id, row.id)))
    .orderBy(desc(moderationCases.openedAt))
    .limit(MAX_OTHERS);
}

export function listReports(db: Queryable, caseId: string): Promise<ReportRow[]> {
  return db
    .select()
    .from(moderationReports)
    .where(eq(moderationReports.caseId, caseId))
    .orderBy(asc(moderationReports.createdAt))
    .limit(MAX_STORED_REPORTS + 1);
}

export async function countOpen(db: Queryable): Promise<{ cases: number; appeals: number }> {
  const [cases, appeals] = await Promise.all([
    db.$count(moderationCases, eq(moderationCases.state, 'open')),
    db.$count(moderationAppeals, eq(moderationAppeals.state, 'open')),
  ]);
  return { cases, appeals };
}

export async function setCaseState(tx: Queryable, id: string, state: CaseRow['state'], decidedAt: Date) {
  await tx
    .update(moderationCases)
    .set({ state, decidedAt, networkKey: null })
    .where(eq(moderationCases.id, id));
}

/** Marks the cases by which a subject was hidden as restored. */
export async function restoreCases(tx: Queryable, subject: Subject, decidedAt: Date): Promise<void> {
  const isHiding = and(isAbout(subject), eq(moderationCases.state, 'hidden'));
  await tx.update(moderationCases).set({ state: 'restored', decidedAt }).where(isHiding);
}
