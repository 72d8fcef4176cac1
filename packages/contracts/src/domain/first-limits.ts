// Limits that every page needs at once. Apart from LIMITS, which the shell would load as a whole with them.

/** Lifetime of a login, and of its cookies. */
export const COOKIE_DAYS = 1;

/** Timeout of a request. */
export const REQUEST_TIMEOUT_MS = 50_000;
