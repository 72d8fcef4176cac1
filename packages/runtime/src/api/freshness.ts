// The one place that decides how fresh is fresh; what the worker saves is asked for anew whenever there is a line.

/** Seconds for which an answer is as good as a new one: a page opened or looked at again within it asks for nothing. */
export const FRESH_SECONDS = 5 * 60;

/** Seconds an answer is held that no page shows: long enough to read a profile, call, and come back to the list. */
export const HELD_SECONDS = 15 * 60;
