export { findReason, listAudit, writeAudit, type AuditSubject } from './repository.ts';
export { describeEntry, verifyAudit } from './verify.ts';
