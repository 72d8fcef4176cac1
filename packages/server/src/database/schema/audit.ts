import { SUBJECT_KINDS } from '@naija/contracts/http/moderation';
import { AUDIT_ACTIONS } from '@naija/contracts/http/operators';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time, bytes } from './columns.ts';

export const AUDIT_SUBJECT_KINDS = [...SUBJECT_KINDS, 'account'] as const;

/** Triggers number and chain the entries and refuse changes. There are no foreign keys, because ids outlive what they name. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Gapless number from 1, set by a trigger. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    at: time('at').notNull(),
    /** Null for the command line. */
    operatorId: uuid('operator_id'),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    subjectKind: text('subject_kind', { enum: AUDIT_SUBJECT_KINDS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    note: text('note').notNull(),
    /** SHA-256 of the previous hash and this entry, set by a trigger. */
    hash: bytes('hash').notNull(),
  },
  (row) => [index('audit_entries_of_subject').on(row.subjectId, row.id)],
);

export type AuditRow = typeof auditEntries.$inferSelect;
