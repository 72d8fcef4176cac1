import { idempotencyKeys } from '../../database/schema.ts';
import { forgetResponses, isOfAgent } from '../../platform/idempotency/respond-once.ts';
import type { Module } from '../../platform/module.ts';
import { profileRoutes } from './routes.ts';

export const profileModule = {
  name: 'profile',
  routes: profileRoutes,
  personalData: [
    // Stored responses to what an agent has sent.
    {
      name: 'storedResponses',
      tables: [idempotencyKeys],
      read: (db, { id }) => {
        const { key, status, body, createdAt } = idempotencyKeys;
        const found = db.select({ key, status, body, createdAt }).from(idempotencyKeys);
        return found.where(isOfAgent(id));
      },
      erase: (tx, { id }) => forgetResponses(tx, id),
    },
  ],
  limits: {
    profileChange: { burst: 30, refillS: 10, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
