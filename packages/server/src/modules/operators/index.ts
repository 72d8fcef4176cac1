export { operatorGuards, refuseOwn, type OperatorGuards } from './guards.ts';
export { findOperatorIds, grantRole, listOperators, resetSecondFactor, revokeRole } from './repository.ts';
export { operatorsModule } from './module.ts';
