import { asc, gt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { auditEntries, type AuditRow } from '../../database/schema.ts';

const BATCH = 1_000;

/** Id and hash of an entry in one word, as in the security log. */
export function describeEntry({ id, hash }: Pick<AuditRow, 'id' | 'hash'>): string {
  return `${String(id)}:${hash.toString('hex').slice(0, 32)}`;
}

/**
 * Recomputes the whole chain without the trigger that wrote it. `last` describes the last entry, to be compared with the
 * security log: entries removed at the end leave no trace in the chain.
 */
export async function verifyAudit(
  db: Queryable,
): Promise<{ entries: number; last: string | undefined; brokenAt: number | undefined }> {
  let previous: AuditRow | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.id, previous?.id ?? 0))
      .orderBy(asc(auditEntries.id))
      .limit(BATCH);
    for (const row of rows) {
      const isNext = row.id === (previous?.id ?? 0) + 1;
      if (!isNext || !row.hash.equals(chainHash(previous?.hash, row)))
        return { entries: row.id, last: undefined, brokenAt: row.id };
      previous = row;
    }
    if (rows.length < BATCH)
      return { entries: previous?.id ?? 0, last: previous && describeEntry(previous), brokenAt: undefined };
  }
}

/** Must equal the hash of the trigger `chain_audit_entry`. */
function chainHash(before: Buffer | undefined, row: AuditRow): Buffer {
  const fields = [
    String(row.id),
    String(row.at.getTime()),
    row.operatorId ?? '',
    row.action,
    row.subjectKind,
    row.subjectId,
    row.note,
  ];
  const hash = createHash('sha256').update(before ?? '');
  for (const field of fields) hash.update(createHash('sha256').update(field).digest());
  return hash.digest();
}
