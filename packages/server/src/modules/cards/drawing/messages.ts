/** Texts of a card. */
export interface CardContent {
  name: string;
  /** Place, such as 'Yaba, Lagos'. */
  place: string;
  /** Text of the mark of a confirmed email address; null without the mark. */
  mark: string | null;
  figures: readonly { label: string; value: string }[];
}

export interface CardLook {
  /** Pixels. */
  size: { width: number; height: number };
  maxBytes: number;
}

/** The photo, a JPEG of this server, is sent as the file; `bytes` is 0 without one. */
export interface CardJob extends CardLook, CardContent {
  bytes: number;
}

export type CardResult = { kind: 'drawn'; data: Uint8Array } | { kind: 'failed'; message: string };

/** `rss` in bytes. */
export type CardReply = CardResult & { rss: number };
