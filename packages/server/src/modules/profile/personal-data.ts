import { inArray } from 'drizzle-orm';
import { idempotencyKeys } from '../../database/schema.ts';
import { agentScopes, forgetResponses } from '../../platform/idempotency/respond-once.ts';
import type { PersonalDataSource } from '../../platform/module.ts';

/** Responses to what an agent has sent, stored so that a repeated request changes nothing. */
export const profileData: PersonalDataSource = {
  name: 'storedResponses',
  tables: [idempotencyKeys],
  read: (db, { id }) => {
    const { key, status, body, createdAt } = idempotencyKeys;
    const found = db.select({ key, status, body, createdAt }).from(idempotencyKeys);
    return found.where(inArray(idempotencyKeys.scope, agentScopes(id)));
  },
  erase: (tx, { id }) => forgetResponses(tx, id),
};
