export { emailKey, lockAgent } from './accounts/repository.ts';
export { hashPassword } from './passwords/hash.ts';
export { identityRoutes } from './routes.ts';
export { agentOf, bearerGuards, bearerToken, type Guards } from './sessions/bearer-guards.ts';
export { findPendingEmail } from './tokens/repository.ts';
