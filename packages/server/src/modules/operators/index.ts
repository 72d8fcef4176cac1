export type { OperatorContext } from './context.ts';
export { operatorGuards, refuseOwn, type OperatorGuards } from './guards.ts';
export { findOperatorIds, grantRole, listOperators, resetSecondFactor, revokeRole } from './repository.ts';
export { operatorRoutes } from './routes.ts';
