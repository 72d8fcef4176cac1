// Every table, for queries and for the tool that writes migrations.
export * from './schema/agents.ts';
export * from './schema/comments.ts';
export * from './schema/idempotency.ts';
export * from './schema/rate-limits.ts';
export * from './schema/sessions.ts';
