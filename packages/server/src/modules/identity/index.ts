export { emailKey, lockAgent } from './accounts/repository.ts';
export { callerLoggedIn } from './callers.ts';
export { currentPasswordBody } from './field-schemas.ts';
export { findPendingEmail } from './email-change/pending-change.ts';
export { requireCurrentPassword } from './passwords/current-password.ts';
export { hashPassword } from './passwords/hash.ts';
export { identityData } from './personal-data.ts';
export { identityRoutes } from './routes.ts';
export { agentOf, bearerGuards, bearerToken, type Guards } from './sessions/bearer-guards.ts';
