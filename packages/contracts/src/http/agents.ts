import type { ErrorBody } from './errors.ts';
import { API_PREFIX } from './paths.ts';

/** One agent in a list. */
export interface AgentSummary {
  _id: string;
  id: string;
  name: string;
  /** Address of the photo on this server, or null. */
  image: string | null;
  /** Slug of the state; the same as `stateCity`. */
  state: string;
  stateCity: string;
  /** Whole naira. */
  inspectionFee: number | null;
  totalDeals: number | null;
}

/** The public record of an agent. Counts are whole numbers, fees whole naira, percentages 1 to 100. */
export interface Agent extends AgentSummary {
  email: string;
  phone: string;
  address: string;
  /** https address of the profile, or null. */
  instagram: string | null;
  isVerified: boolean;
  bio: string | null;
  /** Number of rents. */
  rentPrice: number | null;
  /** Number of sales. */
  sales: number | null;
  /** Number of AirBnB listings. */
  airbnb: number | null;
  /** Percent. */
  agreement: number | null;
  /** Percent. */
  commission: number | null;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** `GET /api/v1/user/location/{location}`. */
export interface AgentListResponse {
  data: AgentSummary[];
  /** Give it back as `cursor` for the next page; null on the last one. */
  nextCursor: string | null;
  /** How many agents there are over all pages. */
  total: number;
}

/** What a complete profile has, in the order in which an agent gets to it. All but the bio it must have to be listed. */
export const LISTING_STEPS = ['verification', 'image', 'bio', 'inspectionFee'] as const;
export type ListingStep = (typeof LISTING_STEPS)[number];

/** What an agent alone sees of their record. */
export interface OwnAgent {
  /** The address that takes the place of `email` once its owner has opened the link that was sent to it. */
  pendingEmail: string | null;
  missing: ListingStep[];
}

/** `GET /api/v1/user/{id}`. Its ETag is what `If-Match` of an edit takes. */
export interface AgentResponse {
  data: Agent;
  /** For the agent's own session only. */
  own?: OwnAgent;
}

/** Query of every paged list. */
export interface PageQuery {
  cursor?: string;
  /** 1 to 48; 24 unless told. */
  limit?: number;
}

/** How a list of agents may be ordered: most deals, lowest inspection fee or newest first. */
export const AGENT_SORTS = ['deals', 'fee', 'newest'] as const;
export type AgentSort = (typeof AGENT_SORTS)[number];

/** What narrows and orders a list of agents. */
export interface AgentFilters {
  /** Highest inspection fee, in whole naira. */
  maxFee?: number;
  /** Fewest deals closed. */
  minDeals?: number;
  /** Only agents with (true) or without (false) AirBnB listings. */
  airbnb?: boolean;
  /** Only agents whose e-mail address is (true) or is not (false) verified. All listed agents are. */
  verified?: boolean;
  /** `deals` unless told; a search by words ranks by how well they fit first. */
  sort?: AgentSort;
}

/** Query of the location call. */
export type AgentListQuery = PageQuery & AgentFilters;

/** Query of `GET /api/v1/user`: words, a state's slug, both or neither. */
export interface AgentSearchQuery extends PageQuery, AgentFilters {
  q?: string;
  state?: string;
}

/** What `PUT /api/v1/user/update` answers. */
export interface ProfileUpdateResponse {
  message: string;
}

/** What `PUT /api/v1/user/edit` answers. */
export interface ProfileEditResponse {
  message: string;
  data: { updatedUser: Agent };
}

/** What an edit with an `If-Match` that no longer holds answers, with status 412. */
export interface ProfileConflict extends ErrorBody {
  /** The record as it is now. */
  data: Agent;
}

export const agentPaths = {
  search: `${API_PREFIX}/user`,
  byLocation: (location: string) => `${API_PREFIX}/user/location/${encodeURIComponent(location)}`,
  byId: (id: string) => `${API_PREFIX}/user/${encodeURIComponent(id)}`,
  update: `${API_PREFIX}/user/update`,
  edit: `${API_PREFIX}/user/edit`,
} as const;
