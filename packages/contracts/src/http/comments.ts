import { API_PREFIX } from './paths.ts';

/** Dealings of a visitor with the agent, in the order of the form. */
export const DEALINGS = ['contacted', 'inspected', 'rented', 'bought'] as const;
export type Dealing = (typeof DEALINGS)[number];

/** Dealings that cost a fee of the profile, so that a visitor can say whether it was as published. */
export const CHARGED_DEALINGS: readonly Dealing[] = ['inspected', 'rented', 'bought'];

export const FEE_ANSWERS = ['yes', 'no'] as const;
export type FeeAnswer = (typeof FEE_ANSWERS)[number];

/** Optional statements of a visitor about a comment. */
export interface CommentAnswers {
  dealing?: Dealing;
  /** Set only for a dealing that costs a fee. */
  feeAsPublished?: FeeAnswer;
}

/** A comment on an agent's public profile, as plain text; `updatedAt` is ISO 8601, UTC. */
export interface Comment extends CommentAnswers {
  _id: string;
  fullname: string;
  content: string;
  updatedAt: string;
  /** The author opened a link that was mailed to the address given with the comment. */
  emailConfirmed?: boolean;
  /** Public reply of the agent. */
  reply?: CommentReply;
}

export interface CommentReply {
  content: string;
  /** When it was posted. */
  updatedAt: string;
  /** When its agent changed it last; absent for one that stands as it was posted. */
  editedAt?: string;
}

export interface CommentListResponse {
  comments: Comment[];
  nextCursor: string | null;
}

export interface CommentRequest extends CommentAnswers {
  fullname: string;
  content: string;
  /** Gets a link that marks the comment; never shown, and deleted once it is opened or expired. */
  email?: string;
  /** Honeypot: a hidden field; a comment that fills it in is silently dropped. */
  website?: string;
}

export interface CommentResponse {
  message: string;
}

export interface ConfirmCommentResponse {
  message: string;
  /** Whose profile the comment is on. */
  agentId: string;
}

export const commentPaths = {
  post: (agentId: string) => `${API_PREFIX}/comment/${encodeURIComponent(agentId)}`,
  list: (agentId: string) => `${API_PREFIX}/comment/getAll/${encodeURIComponent(agentId)}`,
  confirm: (token: string) => `${API_PREFIX}/comment/confirm?token=${encodeURIComponent(token)}`,
} as const;
