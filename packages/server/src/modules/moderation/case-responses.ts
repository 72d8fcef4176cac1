import type {
  CaseResponse,
  CaseSummary,
  ModeratedAgent,
  ReportedComment,
} from '@naija/contracts/http/operators';
import type { Queryable } from '../../database/database.ts';
import { isComplete, isHidden } from '../../database/listed.ts';
import type { AgentRow, CommentRow, ReportRow } from '../../database/schema.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { toAgent } from '../agents/index.ts';
import { answersOf } from '../comments/index.ts';
import { listAudit } from '../audit/index.ts';
import { findOperatorIds } from '../operators/index.ts';
import { listWorkPhotos } from '../work-photos/index.ts';
import { findCase, findOtherCases, listReports, subjectOf, type FoundCase } from './cases.ts';
import { excerptOf } from './subjects.ts';

const MAX_AUDIT = 50;

export function toCaseSummary({ row, agent, comment }: FoundCase): CaseSummary {
  const excerpt = excerptOf(row.kind, { agent, comment: comment ?? undefined });
  return {
    id: row.id,
    subject: { ...subjectOf(row), excerpt, agent: { id: agent.id, name: agent.name } },
    state: row.state,
    reports: row.reports,
    ...(row.networks !== null && row.reports > 0 && { networks: row.networks }),
    reasons: row.reasons,
    firstAt: row.openedAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    fromAgent: row.fromAgent,
  };
}

/** Returns a case with everything that an operator needs to decide. Rejects with HttpError 404. */
export async function readCase(db: Queryable, id: string): Promise<CaseResponse> {
  const found = await findCase(db, id);
  if (!found) throw notFound('There is no such case');
  const { row, agent, comment } = found;
  const [reports, others, audit, [profile], work] = await Promise.all([
    listReports(db, id),
    findOtherCases(db, row),
    listAudit(db, { subjects: [subjectOf(row).id, agent.id], limit: MAX_AUDIT }),
    moderatedAgents(db, [agent]),
    listWorkPhotos(db, agent.id),
  ]);
  if (!profile) throw notFound('There is no such case');
  return {
    ...toCaseSummary(found),
    stored: reports.map(toStoredReport),
    ...(comment && { comment: toReportedComment(comment) }),
    profile,
    work,
    others: others.map(toCaseSummary),
    audit,
  };
}

export async function moderatedAgents(db: Queryable, rows: readonly AgentRow[]): Promise<ModeratedAgent[]> {
  if (rows.length === 0) return [];
  const operators = await findOperatorIds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    agent: toAgent(row),
    isListed: isComplete(row) && !isHidden(row),
    isHidden: row.hiddenAt !== null,
    isBlocked: row.blockedAt !== null,
    isOperator: operators.has(row.id),
  }));
}

function toStoredReport({ reason, details, createdAt, fromAgent }: ReportRow) {
  return { reason, createdAt: createdAt.toISOString(), fromAgent, ...(details !== null && { details }) };
}

function toReportedComment(row: CommentRow): ReportedComment {
  const reply = row.reply !== null &&
    row.repliedAt && {
      content: row.reply,
      updatedAt: row.repliedAt.toISOString(),
      ...(row.replyEditedAt && { editedAt: row.replyEditedAt.toISOString() }),
      isHidden: row.replyHiddenAt !== null,
    };
  return {
    id: row.id,
    fullname: row.fullname,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    ...answersOf(row),
    isHidden: row.hiddenAt !== null,
    ...(reply && { reply }),
  };
}
