import { eq } from 'drizzle-orm';
import { operators } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { operatorRoutes } from './routes.ts';

export const operatorsModule = {
  name: 'operators',
  routes: operatorRoutes,
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
    secondFactor: { burst: 5, refillS: 180, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
