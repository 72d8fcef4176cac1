export interface Screenshot {
  readonly page: 'home' | 'state' | 'agent';
  readonly form: 'narrow' | 'wide';
  readonly label: string;
}

export const SCREENSHOT_SIZES = {
  narrow: { width: 720, height: 1440 },
  wide: { width: 1280, height: 800 },
} as const;

export const SCREENSHOTS: readonly Screenshot[] = [
  { page: 'state', form: 'narrow', label: 'Agents of a state, with their inspection fees' },
  { page: 'agent', form: 'narrow', label: 'The record of an agent, one tap from a call' },
  { page: 'home', form: 'narrow', label: 'Search all states of Nigeria' },
  { page: 'state', form: 'wide', label: 'Agents of a state, with their inspection fees' },
  { page: 'agent', form: 'wide', label: 'The record of an agent, with what others say' },
];

export function screenshotPath({ page, form }: Screenshot): string {
  return `/screenshots/${page}-${form}.webp`;
}
