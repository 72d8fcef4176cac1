import {
  APPEAL_KINDS,
  APPEAL_STATES,
  REPORT_REASONS,
  SUBJECT_KINDS,
  type ReportReason,
} from '@naija/contracts/http/moderation';
import { CASE_STATES } from '@naija/contracts/http/operators';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { comments } from './comments.ts';
import { time, bytes, valueList } from './columns.ts';
const agentId = () =>
  uuid('agent_id')
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });
const commentId = () => uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' });

export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: SUBJECT_KINDS }).notNull(),
    agentId: agentId(),
    commentId: commentId(),
    state: text('state', { enum: CASE_STATES }).notNull().default('open'),
    /** Includes reports that were not stored. */
    reports: integer('reports').notNull().default(0),
    reasons: jsonb('reasons').$type<Partial<Record<ReportReason, number>>>().notNull().default({}),
    fromAgent: boolean('from_agent').notNull().default(false),
    /** Random key of the hashes of networks, removed with the decision; null for cases that older servers have opened. */
    networkKey: bytes('network_key'),
    /** Null for older cases. */
    networks: integer('networks'),
    /** Operators who reported the subject do not decide on it. */
    reportedBy: uuid('reported_by').array().notNull().default([]),
    openedAt: time('opened_at').notNull(),
    lastAt: time('last_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (row) => [
    check('moderation_cases_kind', sql`${row.kind} in (${valueList(SUBJECT_KINDS)})`),
    check('moderation_cases_state', sql`${row.state} in (${valueList(CASE_STATES)})`),
    uniqueIndex('moderation_cases_open_key')
      .on(row.kind, sql`coalesce(${row.commentId}, ${row.agentId})`)
      .where(sql`${row.state} = 'open'`),
    index('moderation_cases_queue')
      .on(row.openedAt, row.id)
      .where(sql`${row.state} = 'open'`),
    index('moderation_cases_closed')
      .on(row.openedAt, row.id)
      .where(sql`${row.state} <> 'open'`),
    index('moderation_cases_of_agent').on(row.agentId),
    index('moderation_cases_of_comment').on(row.commentId),
  ],
);

/** Networks are hashed with a key that is removed with the decision; addresses and browsers are not stored. */
export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    details: text('details'),
    fromAgent: boolean('from_agent').notNull(),
    network: bytes('network'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [index('moderation_reports_of_case').on(row.caseId, row.createdAt)],
);

export const moderationAppeals = pgTable(
  'moderation_appeals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: APPEAL_KINDS }).notNull(),
    agentId: agentId(),
    commentId: commentId(),
    text: text('text').notNull(),
    state: text('state', { enum: APPEAL_STATES }).notNull().default('open'),
    answer: text('answer'),
    createdAt: time('created_at').notNull(),
    answeredAt: time('answered_at'),
  },
  (row) => [
    check('moderation_appeals_kind', sql`${row.kind} in (${valueList(APPEAL_KINDS)})`),
    check('moderation_appeals_state', sql`${row.state} in (${valueList(APPEAL_STATES)})`),
    uniqueIndex('moderation_appeals_open_key')
      .on(row.kind, sql`coalesce(${row.commentId}, ${row.agentId})`)
      .where(sql`${row.state} = 'open'`),
    index('moderation_appeals_queue')
      .on(row.createdAt, row.id)
      .where(sql`${row.state} = 'open'`),
    index('moderation_appeals_answered')
      .on(row.createdAt, row.id)
      .where(sql`${row.state} <> 'open'`),
    index('moderation_appeals_of_agent').on(row.agentId, row.createdAt),
    index('moderation_appeals_of_comment').on(row.commentId),
  ],
);

export type CaseRow = typeof moderationCases.$inferSelect;
export type ReportRow = typeof moderationReports.$inferSelect;
export type AppealRow = typeof moderationAppeals.$inferSelect;
