/** Fragment that leads to the comment form of a profile. A fragment, so that servers and caches see one page. */
export const COMMENT_HASH = '#comment';
