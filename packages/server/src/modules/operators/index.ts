export { operatorGuards, type OperatorGuards, refuseOwn } from './guards.ts';
export { operatorsModule } from './module.ts';
export { findOperatorIds, grantRole, listOperators, resetSecondFactor, revokeRole } from './repository.ts';
