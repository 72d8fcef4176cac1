import { API_PREFIX } from './paths.ts';

/** How many agents this site lists, and what of them was checked; each counted up to {@link FIGURES_MAX}. */
export interface SiteFigures {
  /** Each with a verified email. */
  listed: number;
  phoneConfirmed: number;
  /** With an entry in a public register that was looked up, and that holds today. */
  registrationChecked: number;
}

export const FIGURES_MAX = 10_000;

export const siteFiguresPath = `${API_PREFIX}/figures`;
