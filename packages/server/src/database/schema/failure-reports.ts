import { FAILURE_KINDS } from '@naija/contracts/http/reports';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const failureReports = pgTable(
  'failure_reports',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    kind: text('kind', { enum: FAILURE_KINDS }).notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull().default(1),
    message: text('message').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.remote, row.version, row.kind, row.day] }),
    index('failure_reports_oldest').on(row.day),
  ],
);
