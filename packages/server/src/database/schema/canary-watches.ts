import type { Vital } from '@naija/contracts/http/page-loads';
import { boolean, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './times.ts';

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
