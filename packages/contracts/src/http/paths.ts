/** The prefix of every call. */
export const API_PREFIX = '/api/v1';
