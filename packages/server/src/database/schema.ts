// Every table, for queries and for the tool that writes migrations.
export * from './schema/account-tokens.ts';
export * from './schema/agents.ts';
export * from './schema/comments.ts';
export * from './schema/email-restores.ts';
export * from './schema/failure-reports.ts';
export * from './schema/idempotency.ts';
export * from './schema/known-networks.ts';
export * from './schema/mail.ts';
export * from './schema/rate-limits.ts';
export * from './schema/sessions.ts';
