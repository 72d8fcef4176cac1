import type { Agent } from './agents.ts';
import type { CommentAnswers, CommentReply } from './comments.ts';
import type { AppealState, AppealSubject, ReportReason, Subject } from './moderation.ts';
import { API_PREFIX } from './paths.ts';
import type { Register, RegistrationState } from './registrations.ts';
import type { WorkPhoto } from './work-photos.ts';

/** 'missing' before enrolment; 'required' until this session has passed. */
export type SecondFactorState = 'missing' | 'required' | 'passed';

export interface OperatorResponse {
  email: string;
  name: string;
  secondFactor: SecondFactorState;
  passedUntil?: string;
}

export interface EnrolRequest {
  currentPassword: string;
}

/** A started enrolment, replaced by the next one; `secret` is Base32, `url` an otpauth URL. */
export interface EnrolResponse {
  secret: string;
  url: string;
}

/** `code` has 6 digits; where a second factor is passed it may be a recovery code. */
export interface SecondFactorRequest {
  code: string;
}

/** Shown once. The session of the request has passed. */
export interface RecoveryCodesResponse {
  recoveryCodes: string[];
  passedUntil: string;
}

export interface PassResponse {
  passedUntil: string;
  /** Recovery codes that are left. */
  recoveryCodesLeft: number;
}

export const CASE_STATES = ['open', 'dismissed', 'hidden', 'restored'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** `open` becomes `dismissed` or `hidden`, `hidden` becomes `restored`; anything else is a 409. */
export const CASE_DECISIONS = ['dismiss', 'hide', 'restore'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

export interface SubjectSummary extends Subject {
  /** Beginning of the text; of a profile, its name. */
  excerpt: string;
  /** Owner of the profile that it is, or is on. */
  agent: { id: string; name: string };
}

/** All reports about one subject that were open together; times are ISO 8601, UTC. */
export interface CaseSummary {
  id: string;
  subject: SubjectSummary;
  state: CaseState;
  reports: number;
  /** Networks that the stored reports came from; absent if that is not known, as in responses of earlier servers. */
  networks?: number;
  reasons: Partial<Record<ReportReason, number>>;
  firstAt: string;
  lastAt: string;
  /** The agent concerned has reported it. */
  fromAgent: boolean;
}

export interface CaseListResponse {
  /** Oldest first while open, else newest first. */
  cases: CaseSummary[];
  nextCursor: string | null;
  /** Open ones. */
  counts: { cases: number; appeals: number; registrations?: number };
}

export interface CaseListQuery {
  state?: 'open' | 'closed';
  cursor?: string;
  limit?: number;
}

export interface StoredReport {
  reason: ReportReason;
  details?: string;
  createdAt: string;
  fromAgent: boolean;
}

export interface ReportedComment extends CommentAnswers {
  id: string;
  fullname: string;
  content: string;
  createdAt: string;
  emailConfirmed?: boolean;
  isHidden: boolean;
  reply?: CommentReply & { isHidden: boolean };
}

/** An agent as operators see it. */
export interface ModeratedAgent {
  agent: Agent;
  isListed: boolean;
  isHidden: boolean;
  isBlocked: boolean;
  isOperator: boolean;
}

/** Some reports are stored, from as many networks as possible; `reports` and `reasons` count all. */
export interface CaseResponse extends CaseSummary {
  stored: StoredReport[];
  /** The comment, also of a reply. */
  comment?: ReportedComment;
  profile: ModeratedAgent;
  /** Photos of work on the profile; absent in responses of earlier servers. */
  work?: WorkPhoto[];
  /** Other cases of the same subject, newest first. */
  others: CaseSummary[];
  /** About the subject and its agent, newest first. */
  audit: AuditEntry[];
}

/** Opens a case without a report, as after a legal notice; the response is the open one where there is one. */
export interface OpenCaseRequest {
  subject: Subject;
}

/** `note` is the reason: the agent concerned reads it, and the audit keeps it. */
export interface DecisionRequest {
  decision: CaseDecision;
  note: string;
}

export interface BlockRequest {
  note: string;
}

/** Corrects the name of an agent, who cannot change it; the agent gets the reason by mail. */
export interface RenameRequest {
  name: string;
  note: string;
}

/** Removes one photo of work for good; the agent gets the reason by mail. */
export interface RemoveWorkPhotoRequest {
  note: string;
}

export interface AppealSummary {
  id: string;
  subject: AppealSubject;
  agent: { id: string; name: string };
  /** The hidden reply; of a profile or an account, its name. */
  excerpt: string;
  text: string;
  state: AppealState;
  answer?: string;
  createdAt: string;
  answeredAt?: string;
  /** Reason why it was hidden or blocked. */
  reason?: string;
}

export interface AppealListQuery {
  state?: 'open' | 'answered';
  cursor?: string;
  limit?: number;
}

export interface AppealListResponse {
  /** Oldest first while open, else newest first. */
  appeals: AppealSummary[];
  nextCursor: string | null;
}

export const APPEAL_DECISIONS = ['granted', 'refused'] as const;

/** `granted` restores or unblocks; the agent gets the answer by mail. */
export interface AppealAnswerRequest {
  decision: (typeof APPEAL_DECISIONS)[number];
  answer: string;
}

export const AUDIT_ACTIONS = [
  'grant',
  'revoke',
  'enrol',
  'reset-second-factor',
  'open',
  'dismiss',
  'hide',
  'restore',
  'block',
  'unblock',
  'remove-photo',
  'rename',
  'appeal-granted',
  'appeal-refused',
  'registration-confirmed',
  'registration-refused',
  'registration-revoked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  id: string;
  at: string;
  /** The operator: no id if `naija admin` did it, no name once the account is deleted. */
  operator: { id?: string; name?: string };
  action: AuditAction;
  /** `kind` is that of a subject, or `account`. */
  subject: AppealSubject | Subject;
  note: string;
}

export interface AuditQuery {
  /** Id of a subject. */
  subject?: string;
  cursor?: string;
  limit?: number;
}

export interface AuditResponse {
  /** Newest first. */
  entries: AuditEntry[];
  nextCursor: string | null;
}

/** A number in a public register, as an agent has entered it. Times are ISO 8601, UTC; days are those of Lagos. */
export interface RegistrationSummary {
  id: string;
  register: Register;
  number: string;
  state: RegistrationState;
  enteredAt: string;
  agent: { id: string; name: string };
  /** Other agents who have entered the same number, as colleagues in a company do. */
  others: number;
  checkedOn?: string;
  validUntil?: string;
  reason?: string;
}

export interface RegistrationListQuery {
  state?: 'pending' | 'decided';
  cursor?: string;
  limit?: number;
}

export interface RegistrationListResponse {
  /** Oldest first while pending, else newest first. */
  registrations: RegistrationSummary[];
  nextCursor: string | null;
}

/** A pending one is confirmed or refused, a confirmed one revoked; anything else is a 409. */
export const REGISTRATION_DECISIONS = ['confirm', 'refuse', 'revoke'] as const;
export type RegistrationDecision = (typeof REGISTRATION_DECISIONS)[number];

/** `confirm` needs both days; the others a note, which the agent reads and the audit keeps. */
export interface RegistrationDecisionRequest {
  decision: RegistrationDecision;
  checkedOn?: string;
  validUntil?: string;
  note?: string;
}

/** Query of `GET /api/v1/operators/agents`: a name, an email address or an id. */
export interface AgentSearchRequest {
  query: string;
}

export interface ModeratedAgentsResponse {
  /** At most 20 agents. */
  agents: ModeratedAgent[];
}

const at = (path: string) => `${API_PREFIX}/operators/${path}`;

export const operatorPaths = {
  me: at('me'),
  enrol: at('second-factor'),
  confirm: at('second-factor/confirm'),
  pass: at('second-factor/pass'),
  /** GET lists, POST opens one. */
  cases: at('cases'),
  case: (id: string) => at(`cases/${encodeURIComponent(id)}`),
  decide: (id: string) => at(`cases/${encodeURIComponent(id)}/decision`),
  agents: at('agents'),
  block: (id: string) => at(`agents/${encodeURIComponent(id)}/block`),
  rename: (id: string) => at(`agents/${encodeURIComponent(id)}/name`),
  unblock: (id: string) => at(`agents/${encodeURIComponent(id)}/unblock`),
  removePhoto: (id: string, photoId: string) =>
    at(`agents/${encodeURIComponent(id)}/photos/${encodeURIComponent(photoId)}/removal`),
  appeals: at('appeals'),
  appeal: (id: string) => at(`appeals/${encodeURIComponent(id)}`),
  registrations: at('registrations'),
  /** POST decides on one registration. */
  registration: (id: string) => at(`registrations/${encodeURIComponent(id)}`),
  audit: at('audit'),
} as const;
