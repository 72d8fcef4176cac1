/** A picture of the product as the dialog shows it in which a phone or a desk asks whether to install it. */
export interface Screenshot {
  /** The page it shows. */
  readonly page: 'home' | 'state' | 'agent';
  readonly form: 'narrow' | 'wide';
  readonly label: string;
}

/** Pixels of each form, as the files have them. */
export const SCREENSHOT_SIZES = {
  narrow: { width: 720, height: 1440 },
  wide: { width: 1280, height: 800 },
} as const;

/** All of them, in the order in which they are shown. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { page: 'state', form: 'narrow', label: 'Agents of a state, with their inspection fees' },
  { page: 'agent', form: 'narrow', label: 'The record of an agent, one tap from a call' },
  { page: 'home', form: 'narrow', label: 'Search all states of Nigeria' },
  { page: 'state', form: 'wide', label: 'Agents of a state, with their inspection fees' },
  { page: 'agent', form: 'wide', label: 'The record of an agent, with what others say' },
];

/** The address of a screenshot's file. */
export function screenshotPath({ page, form }: Screenshot): string {
  return `/screenshots/${page}-${form}.webp`;
}
