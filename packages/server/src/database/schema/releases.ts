import { index, pgTable, text, uniqueIndex, boolean, integer, json } from 'drizzle-orm/pg-core';
import { time, bytes } from './columns.ts';
import type { Vital } from '@naija/contracts/http/page-loads';

type Counts = Record<'outcomes' | Vital, number[]>;

export const canaryWatches = pgTable('canary_watches', {
  remote: text('remote').primaryKey(),
  version: text('version').notNull(),
  /** True if the server raises its share automatically. */
  isAuto: boolean('is_auto').notNull().default(false),
  /** Count over all steps of this release. */
  looks: integer('looks').notNull().default(0),
  /** Canary, share, default release, and time of the switch. */
  step: text('step').notNull().default(''),
  startedAt: time('started_at').notNull().defaultNow(),
  /** Page loads that the first hour already had. */
  baseline: json('baseline').$type<{ canary?: Counts; current?: Counts }>().notNull().default({}),
  /** Page loads of the canary at the latest look. */
  lookedAt: integer('looked_at').notNull().default(0),
});

/** Releases that replaced another one for all visitors less than an hour ago. */
export const releaseWatches = pgTable('release_watches', {
  remote: text('remote').primaryKey(),
  version: text('version').notNull(),
  /** Time of the switch, as the registry has it. */
  since: time('since').notNull(),
  looks: integer('looks').notNull().default(0),
  /** Page loads at the latest look. */
  lookedAt: integer('looked_at').notNull().default(0),
});

/** Only the team knows the key itself. */
export const publishKeys = pgTable(
  'publish_keys',
  {
    /** Beginning of the hash, which names the key to people. */
    id: text('id').primaryKey(),
    remote: text('remote').notNull(),
    hash: bytes('hash').notNull(),
    label: text('label').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    /** Up to a minute late. */
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
  },
  (key) => [uniqueIndex('publish_keys_hash').on(key.hash), index('publish_keys_of_remote').on(key.remote)],
);

export type PublishKeyRow = typeof publishKeys.$inferSelect;
