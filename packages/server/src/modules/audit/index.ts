export { auditModule } from './module.ts';
export { findReason, listAudit, writeAudit } from './repository.ts';
export { verifyAudit } from './verify.ts';
