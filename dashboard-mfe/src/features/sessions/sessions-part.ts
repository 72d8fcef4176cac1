/** Where a link to the sessions leads, and what is written above them. */
export const SESSIONS_PART = { id: 'sessions', title: 'Where you are logged in' } as const;
