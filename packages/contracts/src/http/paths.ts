/** The prefix of every call. */
export const API_PREFIX = '/api/v1';

/** Names an intent, so that a request that is sent twice is done once. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
