import { API_PREFIX } from './paths.ts';

/** A comment on an agent's public profile, as plain text. */
export interface Comment {
  _id: string;
  fullname: string;
  content: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** `GET /api/v1/comment/getAll/{agentId}`, newest first. */
export interface CommentListResponse {
  comments: Comment[];
  nextCursor: string | null;
}

/** Body of `POST /api/v1/comment/{agentId}`. */
export interface CommentRequest {
  fullname: string;
  content: string;
  /** Hidden from people; what has it filled in is a machine, and its comment is not kept. */
  website?: string;
}

export interface CommentResponse {
  message: string;
}

export const commentPaths = {
  post: (agentId: string) => `${API_PREFIX}/comment/${encodeURIComponent(agentId)}`,
  list: (agentId: string) => `${API_PREFIX}/comment/getAll/${encodeURIComponent(agentId)}`,
} as const;
