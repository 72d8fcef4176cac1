/** On an answer that is a saved copy: when the server gave it (ISO 8601, UTC). No server sends it. */
export const SAVED_AT_HEADER = 'x-saved-at';
