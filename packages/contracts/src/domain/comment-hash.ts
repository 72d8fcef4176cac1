/** Of a profile: its comment form. In a fragment, so that it is the same page for the server and for caches. */
export const COMMENT_HASH = '#comment';
