export const API_PREFIX = '/api/v1';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
