/** A part of a rendered page whose code comes after that of the page. */
export const LATE_PART = {
  /** Until it answers by itself. */
  attribute: 'data-late',
  /** Event of the document when it does. */
  event: 'naija:late-part',
} as const;
