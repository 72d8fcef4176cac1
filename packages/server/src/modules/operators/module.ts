import { eq } from 'drizzle-orm';
import { operators } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';

/**
 * Operators and their second factor. What they decide is in the module that it is about: `moderation/*-routes.ts` and
 * `registrations/operator-routes.ts`. `operatorPaths` of the contracts lists all of their endpoints.
 */
export const operatorsModule = {
  name: 'operators',
  routes: secondFactorRoutes,
  notRemoved: { operators: 'kept until the role is revoked' },
  personalData: [
    {
      name: 'operatorRole',
      tables: [operators],
      read: (db, { id }) =>
        db.select({ grantedAt: operators.grantedAt }).from(operators).where(eq(operators.agentId, id)),
    },
  ],
  notPersonal: { recovery_codes: 'hashes of codes of operators; they go with the role' },
  limits: {
    // Five tries in 15 minutes.
    secondFactor: { burst: 5, refillS: 180, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
