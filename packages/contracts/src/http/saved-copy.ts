/** On an answer that is a saved copy: when the server gave it (ISO 8601, UTC). No server sends it. */
export const SAVED_AT_HEADER = 'x-saved-at';

/** On a list that was put together on this phone, out of the agents that are saved there. No server sends it. */
export const SAVED_ONLY_HEADER = 'x-saved-only';

/** What an answer says of itself where it did not come from the server just now. */
export interface SavedCopy {
  /** When the server gave it, or the oldest part of it (ISO 8601, UTC). */
  readonly savedAt?: string;
  /** Only what is saved on this phone was looked through for it. */
  readonly savedOnly?: boolean;
}
