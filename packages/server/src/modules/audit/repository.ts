import type { AuditAction, AuditEntry } from '@naija/contracts/http/operators';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { agents, auditEntries, type AuditRow } from '../../database/schema.ts';
import { describeEntry } from './verify.ts';

export interface AuditSubject {
  kind: AuditRow['subjectKind'];
  id: string;
}

interface NewEntry {
  /** Undefined on the command line. */
  operatorId: string | undefined;
  action: AuditAction;
  subject: AuditSubject;
  note: string;
  at: Date;
}

/**
 * Writes an entry. It must be the last statement of its transaction, because other writers wait until that ends. Returns id and
 * hash.
 */
export async function writeAudit(
  tx: Queryable,
  { operatorId, subject, ...entry }: NewEntry,
): Promise<string> {
  // A trigger replaces both.
  const chained = { id: 0, hash: Buffer.alloc(0) };
  const [row] = await tx
    .insert(auditEntries)
    .values({
      ...entry,
      ...chained,
      operatorId: operatorId ?? null,
      subjectKind: subject.kind,
      subjectId: subject.id,
    })
    .returning();
  if (!row) throw new Error('the audit entry was not stored');
  return describeEntry(row);
}

/** Lists entries, newest first, about some subjects or all. */
export async function listAudit(
  db: Queryable,
  { subjects, before, limit }: { subjects?: readonly string[]; before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, name: agents.name })
    .from(auditEntries)
    .leftJoin(agents, eq(agents.id, auditEntries.operatorId))
    .where(
      and(
        subjects && inArray(auditEntries.subjectId, [...subjects]),
        before === undefined ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map(({ entry, name }) => ({
    id: String(entry.id),
    at: entry.at.toISOString(),
    operator: {
      ...(entry.operatorId !== null && { id: entry.operatorId }),
      ...(name !== null && { name }),
    },
    action: entry.action,
    subject: { kind: entry.subjectKind, id: entry.subjectId },
    note: entry.note,
  }));
}

/** Returns the reason that was given for the last action of this kind on a subject. */
export async function findReason(
  db: Queryable,
  action: AuditAction,
  { kind, id }: AuditSubject,
): Promise<string | undefined> {
  const isAbout = and(
    eq(auditEntries.subjectId, id),
    eq(auditEntries.subjectKind, kind),
    eq(auditEntries.action, action),
  );
  const rows = db.select({ note: auditEntries.note }).from(auditEntries).where(isAbout);
  return (await rows.orderBy(desc(auditEntries.id)).limit(1))[0]?.note;
}
