import type { ErrorBody } from './errors.ts';
import type { CheckedRegistration } from './registrations.ts';
import { API_PREFIX } from './paths.ts';
import type { WorkPhoto } from './work-photos.ts';

/** One agent in a list. `image` is a URL on this server; `state` and `stateCity` are the same slug. */
export interface AgentSummary {
  _id: string;
  id: string;
  name: string;
  image: string | null;
  state: string;
  stateCity: string;
  inspectionFee: number | null;
  totalDeals: number | null;
  /** Neighbourhood or town within the state, read from the address; absent in responses cached by earlier releases. */
  area?: string | null;
  /** In a search for a place, for agents elsewhere: its distance to their area in whole kilometres, as the crow flies. */
  km?: number;
  /** In a search for a place: the area that an agent elsewhere says to serve, which is the place, a part of it or its city. */
  serves?: string;
  /** In a search for a place: more than `LIMITS.aroundKm` away, or of an area that the address does not name. */
  far?: true;
}

/**
 * Fees are whole naira, `agreement` and `commission` percentages from 1 to 100 with at most one decimal, other numbers counts;
 * 0 where the agent has none or asks for nothing, null if the agent has not said. Times are UTC.
 */
export interface Agent extends AgentSummary {
  /** `publicEmail`, or the address that the agent logs in with. */
  email: string;
  /** Absent if the agent has chosen none. */
  publicEmail?: string;
  phone: string;
  address: string;
  instagram: string | null;
  isVerified: boolean;
  bio: string | null;
  rentPrice: number | null;
  sales: number | null;
  airbnb: number | null;
  agreement: number | null;
  commission: number | null;
  /** Towns and neighbourhoods served, as 'Yaba, Lagos'; absent for none and in responses of earlier releases. */
  areas?: string[];
  /** English names; absent under the same conditions as `areas`. */
  languages?: string[];
  updatedAt: string;
  /**
   * Monday of the week in which the agent was last logged in, as '2026-11-23'; null if that is not known. Absent in
   * responses to edits and in those cached by earlier releases. An edit does not conflict with it.
   */
  activeWeek?: string | null;
  /** When the agent typed in a code that was sent to `phone`; null for never, absent in responses of earlier releases. */
  phoneVerifiedAt?: string | null;
  /** Absent in responses to edits and in those cached by earlier releases. An edit does not conflict with it. */
  registrations?: CheckedRegistration[];
}

export interface AgentListResponse {
  data: AgentSummary[];
  nextCursor: string | null;
  total: number;
  /**
   * The place that a text search was understood as, or `NATION`; `total` of its agents come first, then `around` others within
   * `LIMITS.aroundKm`, the nearest first, then those farther away.
   */
  place?: { name: string; state: string; total?: number; around?: number };
  /** Understood besides: those with AirBnB listings come first, or the text is the number of a phone. */
  meant?: 'shortlets' | 'phone';
  /** Nearest state with listed agents, when nothing was found. */
  nearest?: { state: string; total: number };
}

/** Parts of a complete profile, in the order of the user interface; all but the bio are required for listing. */
export const LISTING_STEPS = ['verification', 'image', 'bio', 'inspectionFee'] as const;
export type ListingStep = (typeof LISTING_STEPS)[number];

export interface OwnAgent {
  /** The address that the agent logs in with; absent in responses of earlier releases, whose `data.email` it is. */
  email?: string;
  pendingEmail: string | null;
  missing: ListingStep[];
  /** Absent for everyone else. */
  isOperator?: true;
}

/** Answers in comments: how many commenters paid the published fees, out of those who answered. */
export interface ChargedAsPublished {
  asPublished: number;
  answers: number;
}

/**
 * `GET /api/v1/user/{id}`; `own` for the agent's own session only. Its ETag is the `If-Match` of an edit, which no change
 * of the gallery makes outdated.
 */
export interface AgentResponse {
  data: Agent;
  /** Present from `LIMITS.feeAnswersMin` answers on, but not in the agent's own session. */
  charged?: ChargedAsPublished;
  /** Photos of work, in order; absent if there are none. */
  work?: WorkPhoto[];
  own?: OwnAgent;
}

/** Query of every paged list; `limit` is 1 to 48, 24 by default. */
export interface PageQuery {
  cursor?: string;
  limit?: number;
}

export const AGENT_SORTS = ['deals', 'fee', 'newest'] as const;
export type AgentSort = (typeof AGENT_SORTS)[number];

export interface AgentFilters {
  maxFee?: number;
  /** Percent; agents who give none are left out, as of `maxAgreement`. */
  maxCommission?: number;
  maxAgreement?: number;
  minDeals?: number;
  airbnb?: boolean;
  verified?: boolean;
  /** 'Yaba, Lagos': agents who serve it, or whose address names it. */
  area?: string;
  /** English name of a language. */
  language?: string;
  /** `deals` by default; a text search ranks by relevance first. */
  sort?: AgentSort;
}

export type AgentListQuery = PageQuery & AgentFilters;

/** Query of `GET /api/v1/user`; `state` is a slug. */
export interface AgentSearchQuery extends PageQuery, AgentFilters {
  q?: string;
  state?: string;
}

export interface ProfileUpdateResponse {
  message: string;
}

export interface ProfileEditResponse {
  message: string;
  data: { updatedUser: Agent };
}

/** Response with status 412 to an edit whose `If-Match` is outdated; `data` is the current record. */
export interface ProfileConflict extends ErrorBody {
  data: Agent;
}

export const agentPaths = {
  search: `${API_PREFIX}/user`,
  byLocation: (location: string) => `${API_PREFIX}/user/location/${encodeURIComponent(location)}`,
  byId: (id: string) => `${API_PREFIX}/user/${encodeURIComponent(id)}`,
  update: `${API_PREFIX}/user/update`,
  edit: `${API_PREFIX}/user/edit`,
} as const;
