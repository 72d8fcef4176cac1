// The one place that decides how fresh is fresh; what the worker has cached is revalidated whenever there is a network.

/** A response this recent is not requested again when its page is opened or looked at. */
export const STALE_AFTER_S = 5 * 60;

/** How long unused responses stay in memory: enough to read a profile, call, and come back to the list. */
export const UNUSED_RETENTION_S = 15 * 60;
