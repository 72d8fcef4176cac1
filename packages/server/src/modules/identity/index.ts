export { emailKey, lockAgent } from './accounts/repository.ts';
export { findPendingEmail } from './email-change/pending-change.ts';
export { hashPassword } from './passwords/hash.ts';
export { identityRoutes } from './routes.ts';
export { agentOf, bearerGuards, bearerToken, type Guards } from './sessions/bearer-guards.ts';
