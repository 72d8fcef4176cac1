import { API_PREFIX } from './paths.ts';

/** A comment on an agent's public profile, as plain text; `updatedAt` is ISO 8601, UTC. */
export interface Comment {
  _id: string;
  fullname: string;
  content: string;
  updatedAt: string;
  /** Of the agent, in public. */
  reply?: CommentReply;
}

export interface CommentReply {
  content: string;
  updatedAt: string;
}

export interface CommentListResponse {
  comments: Comment[];
  nextCursor: string | null;
}

export interface CommentRequest {
  fullname: string;
  content: string;
  /** Honeypot: a hidden field; a comment that fills it in is silently dropped. */
  website?: string;
}

export interface CommentResponse {
  message: string;
}

export const commentPaths = {
  post: (agentId: string) => `${API_PREFIX}/comment/${encodeURIComponent(agentId)}`,
  list: (agentId: string) => `${API_PREFIX}/comment/getAll/${encodeURIComponent(agentId)}`,
} as const;
