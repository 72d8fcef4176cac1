import { desc, eq, getTableColumns } from 'drizzle-orm';
import { moderationAppeals, moderationCases, moderationReports } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/module.ts';

const { id: _id, agentId: _agentId, ...appealColumns } = getTableColumns(moderationAppeals);

/** Reporters are left out. */
export const moderationData: readonly PersonalDataSource[] = [
  {
    name: 'reportsAboutYou',
    tables: [moderationCases, moderationReports],
    read: (db, { id }) => {
      const { kind, commentId, state, reasons, reports, openedAt, decidedAt } = moderationCases;
      const found = db
        .select({ kind, commentId, state, reasons, reports, openedAt, decidedAt })
        .from(moderationCases);
      return found.where(eq(moderationCases.agentId, id)).orderBy(desc(openedAt));
    },
  },
  {
    name: 'appeals',
    tables: [moderationAppeals],
    read: (db, { id }) => {
      const found = db.select(appealColumns).from(moderationAppeals);
      return found.where(eq(moderationAppeals.agentId, id)).orderBy(desc(moderationAppeals.createdAt));
    },
  },
];
