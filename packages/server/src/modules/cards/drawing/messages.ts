export interface CardContent {
  name: string;
  /** Example: 'Yaba, Lagos'. */
  place: string;
  /** Null if the email address is not confirmed. */
  mark: string | null;
  figures: readonly { label: string; value: string }[];
}

export interface CardLook {
  size: { width: number; height: number };
  maxBytes: number;
}

/** The photo is sent as the file; `bytes` is 0 without one. */
export interface CardJob extends CardLook, CardContent {
  bytes: number;
}

export type CardResult = { kind: 'drawn'; data: Uint8Array } | { kind: 'failed'; message: string };

/** `rss` in bytes. */
export type CardReply = CardResult & { rss: number };
