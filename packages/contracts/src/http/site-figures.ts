import { API_PREFIX } from './paths.ts';

/** Number of listed agents, and of those with checks; each counted up to {@link FIGURES_MAX}. */
export interface SiteFigures {
  /** Agents with a verified email. */
  listed: number;
  phoneConfirmed: number;
  /** Agents with a checked entry in a public register that is valid today. */
  registrationChecked: number;
}

export const FIGURES_MAX = 10_000;

export const siteFiguresPath = `${API_PREFIX}/figures`;
