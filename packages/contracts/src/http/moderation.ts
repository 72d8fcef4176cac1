import { API_PREFIX } from './paths.ts';

/** Subjects of reports; a reply has the id of its comment. */
export const SUBJECT_KINDS = ['comment', 'reply', 'agent'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export interface Subject {
  kind: SubjectKind;
  id: string;
}

export const REPORT_REASONS = [
  'spam',
  /** Takes money and disappears, or lists homes that do not exist. */
  'fraud',
  /** Insults or hate. */
  'abuse',
  'false',
  /** Private data of a person. */
  'personal',
  /** Accepted only for a profile. */
  'impersonation',
  /** Needs details. */
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Body of `POST /api/v1/reports`; from the agent whose profile a comment is on, it is marked as the agent's. */
export interface ReportRequest {
  subject: Subject;
  reason: ReportReason;
  details?: string;
  /** Honeypot: a hidden field; a report that fills it in is silently dropped. */
  website?: string;
}

export interface ReportResponse {
  message: string;
}

export const REPLY_CHANGES = ['edit', 'remove'] as const;

/** Body of `POST /api/v1/comment/{commentId}/reply`: one reply to each comment, by the agent whose profile it is on. */
export interface ReplyRequest {
  /** Optional for the removal of a reply. */
  content?: string;
  /** The change of a reply that is there; absent for a first one. */
  change?: (typeof REPLY_CHANGES)[number];
}

export interface ReplyResponse {
  message: string;
}

/** Subjects of appeals: a hidden reply (id of its comment), the hidden profile or the blocked account (own id). */
export const APPEAL_KINDS = ['reply', 'agent', 'account'] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

export interface AppealSubject {
  kind: AppealKind;
  id: string;
}

export interface AppealRequest {
  subject: AppealSubject;
  text: string;
}

export interface AppealResponse {
  message: string;
}

export const APPEAL_STATES = ['open', 'granted', 'refused'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** An appeal as its agent sees it; times are ISO 8601, UTC. */
export interface OwnAppeal {
  id: string;
  subject: AppealSubject;
  text: string;
  state: AppealState;
  answer?: string;
  createdAt: string;
  answeredAt?: string;
}

export interface HiddenReply {
  commentId: string;
  /** Author of the answered comment. */
  fullname: string;
  content: string;
  reason?: string;
}

/** `GET /api/v1/user/moderation`: the operators' decisions about an agent, with their reasons. */
export interface OwnModeration {
  profile: { state: 'visible' | 'hidden'; reason?: string };
  account: { state: 'active' | 'blocked'; reason?: string };
  replies: HiddenReply[];
  /** Newest first. */
  appeals: OwnAppeal[];
  /** Hidden or blocked subjects without an open appeal. */
  canAppeal: AppealSubject[];
}

/** Query of `GET /api/v1/removed`; without `since`, from the oldest entry that is kept. */
export interface RemovedQuery {
  since?: string;
}

/** Agents and comments that devices must no longer keep, oldest first. A comment whose reply is hidden counts as well. */
export interface RemovedResponse {
  agents: string[];
  comments: { agent: string; id: string }[];
  /** `since` of the next request. */
  nextSince: string;
  hasMore: boolean;
}

export const moderationPaths = {
  reports: `${API_PREFIX}/reports`,
  reply: (commentId: string) => `${API_PREFIX}/comment/${encodeURIComponent(commentId)}/reply`,
  own: `${API_PREFIX}/user/moderation`,
  appeals: `${API_PREFIX}/appeals`,
  removed: `${API_PREFIX}/removed`,
} as const;
