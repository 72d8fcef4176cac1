import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time } from './columns.ts';

/** Photos of an agent's work, in the order of `position`. Devices choose the ids, so they are unique within a gallery only. */
export const workPhotos = pgTable(
  'work_photos',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Names the files, like `image` of an agent. */
    photo: text('photo').notNull(),
    caption: text('caption'),
    /** Pixels of the largest variant. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    position: integer('position').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.agentId, row.id] }),
    check('work_photos_photo_id', sql`${row.photo} ~ '^[0-9a-f]{32}$'`),
    // Finds agents who still use a removed photo.
    index('work_photos_photo').on(row.photo),
  ],
);

export type WorkPhotoRow = typeof workPhotos.$inferSelect;
