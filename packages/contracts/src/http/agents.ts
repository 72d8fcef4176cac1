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

/** `GET /api/v1/user/{id}`. */
export interface AgentResponse {
  data: Agent;
}

/** Query of every paged list. */
export interface PageQuery {
  cursor?: string;
  /** 1 to 48; 24 unless told. */
  limit?: number;
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

export const agentPaths = {
  byLocation: (location: string) => `${API_PREFIX}/user/location/${encodeURIComponent(location)}`,
  byId: (id: string) => `${API_PREFIX}/user/${encodeURIComponent(id)}`,
  update: `${API_PREFIX}/user/update`,
  edit: `${API_PREFIX}/user/edit`,
} as const;
