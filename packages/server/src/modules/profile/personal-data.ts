import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/source.ts';
import { idempotencyScope } from './change-once.ts';

/** Responses to edits of the profile, stored so that a repeated request changes nothing. */
export const profileData: PersonalDataSource = {
  name: 'responsesToEdits',
  tables: [idempotencyKeys],
  read: (db, { id }) => {
    const { key, status, body, createdAt } = idempotencyKeys;
    const found = db.select({ key, status, body, createdAt }).from(idempotencyKeys);
    return found.where(eq(idempotencyKeys.scope, idempotencyScope(id)));
  },
  erase: async (tx, { id }) => {
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, idempotencyScope(id)));
  },
};
