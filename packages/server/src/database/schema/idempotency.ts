import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { time } from './times.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    request: bytes('request').notNull(),
    status: integer('status').notNull(),
    body: json('body').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.scope, row.key] }),
    index('idempotency_keys_oldest').on(row.createdAt),
  ],
);
