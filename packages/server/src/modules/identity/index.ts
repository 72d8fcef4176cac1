export { emailKey, findAccount, lockAgent } from './accounts/repository.ts';
export { callerLoggedIn } from './callers.ts';
export { findPendingEmail } from './email-change/pending-change.ts';
export { requireCurrentPassword } from './passwords/current-password.ts';
export { hashPassword } from './passwords/hash.ts';
export { identityRoutes } from './routes.ts';
export { hashToken } from './tokens/secrets.ts';
export { agentOf, bearerGuards, bearerToken, type Guards } from './sessions/bearer-guards.ts';
