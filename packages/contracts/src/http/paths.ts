export const API_PREFIX = '/api/v1';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** Header of every response of the server. A response without it comes from a captive portal, a CDN or another proxy. */
export const SITE_HEADER = 'x-naija';
