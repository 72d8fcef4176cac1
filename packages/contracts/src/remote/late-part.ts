/** A part of a rendered page whose code comes after that of the page. */
export const LATE_PART = {
  /** Placeholder until it answers by itself. */
  attribute: 'data-late',
  /** Document event that announces it. */
  event: 'naija:late-part',
} as const;
