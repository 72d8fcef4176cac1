import type { Vital } from '@naija/contracts/http/page-loads';
import { boolean, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './times.ts';

type Counts = Record<'outcomes' | Vital, number[]>;

/** State of a remote's canary: its step, and the number of comparisons. */
export const canaryWatches = pgTable('canary_watches', {
  remote: text('remote').primaryKey(),
  version: text('version').notNull(),
  /** True if the server raises its share automatically. */
  isAuto: boolean('is_auto').notNull().default(false),
  /** Over all steps of this release. */
  looks: integer('looks').notNull().default(0),
  /** Identifies the step: canary, share, default release, and time of the switch. */
  step: text('step').notNull().default(''),
  startedAt: time('started_at').notNull().defaultNow(),
  /** Page loads of both releases that the hour of the start already had. */
  baseline: json('baseline').$type<{ canary?: Counts; current?: Counts }>().notNull().default({}),
  /** Page loads of the canary in this step at the latest look. */
  lookedAt: integer('looked_at').notNull().default(0),
});
