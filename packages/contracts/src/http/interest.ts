import { API_PREFIX } from './paths.ts';

/** Signs of interest in an agent: the profile was opened, a contact was tapped, the agent was saved. */
export const INTEREST_KINDS = ['view', 'call', 'whatsApp', 'email', 'favourite'] as const;
export type InterestKind = (typeof INTEREST_KINDS)[number];

export interface Interest {
  agent: string;
  kind: InterestKind;
}

export const INTERESTS_MAX = 50;

/** Body of `POST /api/v1/report/interest`: at most INTERESTS_MAX, of one visit, and nothing about the visitor. */
export interface InterestReport {
  interests: Interest[];
}

export const interestPath = `${API_PREFIX}/report/interest`;

/** Counts of one week by kind. */
export interface WeekFigures extends Record<InterestKind, number> {
  /** Its Monday, UTC, as '2026-11-23'. */
  week: string;
}

export const FIGURE_WEEKS = 12;

/** `GET /api/v1/user/figures`: the last FIGURE_WEEKS weeks of the agent's own profile, the oldest first, the current one last. */
export interface OwnFigures {
  weeks: WeekFigures[];
}

export const ownFiguresPath = `${API_PREFIX}/user/figures`;
