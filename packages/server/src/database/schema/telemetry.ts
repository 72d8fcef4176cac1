import { FAILURE_KINDS } from '@naija/contracts/http/reports';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

const counts = (name: string) => integer(name).array().notNull();

/** Sampled page loads by hour and bucket: `LOAD_OUTCOMES` and `VITAL_BOUNDS` of the contracts. */
export const pageLoads = pgTable(
  'page_loads',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    route: text('route').notNull(),
    hour: time('hour').notNull(),
    outcomes: counts('outcomes'),
    lcp: counts('lcp'),
    inp: counts('inp'),
    cls: counts('cls'),
    /** Failed loads, of which each network counts one in an hour. */
    failingNetworks: integer('failing_networks').notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.remote, row.version, row.route, row.hour] }),
    index('page_loads_oldest').on(row.hour),
  ],
);

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

/** The latest and the most frequent messages of each release. */
export const failureMessages = pgTable(
  'failure_messages',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    kind: text('kind', { enum: FAILURE_KINDS }).notNull(),
    message: text('message').notNull(),
    /** Frames in scripts of the release, of the latest report that had any. */
    stack: text('stack').notNull().default(''),
    count: integer('count').notNull().default(1),
    lastAt: time('last_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.remote, row.version, row.kind, row.message] }),
    index('failure_messages_oldest').on(row.lastAt),
  ],
);
