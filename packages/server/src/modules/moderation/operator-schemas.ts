import { LIMITS } from '@naija/contracts/domain/limits';
import { APPEAL_STATES, REPORT_REASONS, SUBJECT_KINDS } from '@naija/contracts/http/moderation';
import {
  APPEAL_DECISIONS,
  AUDIT_ACTIONS,
  CASE_DECISIONS,
  CASE_STATES,
  type AgentSearchRequest,
  type AppealAnswerRequest,
  type AppealListQuery,
  type AppealListResponse,
  type AppealSummary,
  type AuditEntry,
  type AuditQuery,
  type AuditResponse,
  type BlockRequest,
  type CaseListQuery,
  type CaseListResponse,
  type CaseResponse,
  type CaseSummary,
  type DecisionRequest,
  type ModeratedAgent,
  type ModeratedAgentsResponse,
  type OpenCaseRequest,
  type RemoveWorkPhotoRequest,
  type RenameRequest,
  type ReportedComment,
} from '@naija/contracts/http/operators';
import { Type } from 'typebox';
import { isoTime, nullable, oneOf, pageQuery, typedSchema, uuid } from '../../platform/http/schemas.ts';
import { agentSchema } from '../agents/index.ts';
import { commentAnswers } from '../comments/index.ts';
import { workPhotosSchema } from '../work-photos/index.ts';
import { appealSubject, subject } from './schemas.ts';

const END_OF_9999_MS = 253_402_300_799_999;
const text = Type.String();
const agentName = Type.Object({ id: uuid, name: text });
const { cursor, limit } = pageQuery.properties;

/** Position of the last entry of a page; `at` in milliseconds since 1970. */
export const queueCursor = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: END_OF_9999_MS }),
  id: uuid,
});
export const auditCursor = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
export const idParams = Type.Object({ id: uuid });
export const photoParams = Type.Object({ id: uuid, photoId: uuid });

export const caseListQuery = typedSchema<CaseListQuery>()(
  Type.Object({ state: Type.Optional(oneOf(['open', 'closed'])), cursor, limit }),
);
export const appealListQuery = typedSchema<AppealListQuery>()(
  Type.Object({ state: Type.Optional(oneOf(['open', 'answered'])), cursor, limit }),
);
export const auditQuery = typedSchema<AuditQuery>()(
  Type.Object({ subject: Type.Optional(uuid), cursor, limit }),
);
export const agentSearchQuery = typedSchema<AgentSearchRequest>()(
  Type.Object({ query: Type.String({ minLength: 1, maxLength: LIMITS.emailMax }) }),
);

const noteText = Type.String({ minLength: LIMITS.noteMin, maxLength: LIMITS.noteMax });
export const openCaseBody = typedSchema<OpenCaseRequest>()(Type.Object({ subject }));
export const decisionBody = typedSchema<DecisionRequest>()(
  Type.Object({ decision: oneOf(CASE_DECISIONS), note: noteText }),
);
export const blockBody = typedSchema<BlockRequest>()(Type.Object({ note: noteText }));
export const renameBody = typedSchema<RenameRequest>()(
  Type.Object({ name: Type.String({ minLength: 1, maxLength: LIMITS.nameMax }), note: noteText }),
);
export const removePhotoBody = typedSchema<RemoveWorkPhotoRequest>()(Type.Object({ note: noteText }));
export const appealAnswerBody = typedSchema<AppealAnswerRequest>()(
  Type.Object({ decision: oneOf(APPEAL_DECISIONS), answer: noteText }),
);

const caseSummary = typedSchema<CaseSummary>()(
  Type.Object({
    id: uuid,
    subject: Type.Object({ kind: oneOf(SUBJECT_KINDS), id: uuid, excerpt: text, agent: agentName }),
    state: oneOf(CASE_STATES),
    reports: Type.Integer(),
    networks: Type.Optional(
      Type.Integer({
        description: 'Networks that the stored reports came from: further ones are not counted',
      }),
    ),
    reasons: Type.Object({
      spam: Type.Optional(Type.Integer()),
      fraud: Type.Optional(Type.Integer()),
      abuse: Type.Optional(Type.Integer()),
      false: Type.Optional(Type.Integer()),
      personal: Type.Optional(Type.Integer()),
      impersonation: Type.Optional(Type.Integer()),
      other: Type.Optional(Type.Integer()),
    }),
    firstAt: isoTime,
    lastAt: isoTime,
    fromAgent: Type.Boolean(),
  }),
);

export const caseListResponse = typedSchema<CaseListResponse>()(
  Type.Object({
    cases: Type.Array(caseSummary),
    nextCursor: nullable(text),
    counts: Type.Object({
      cases: Type.Integer(),
      appeals: Type.Integer(),
      registrations: Type.Optional(Type.Integer()),
    }),
  }),
);

const reportedComment = typedSchema<ReportedComment>()(
  Type.Object({
    id: uuid,
    fullname: text,
    content: text,
    createdAt: isoTime,
    ...commentAnswers,
    isHidden: Type.Boolean(),
    reply: Type.Optional(
      Type.Object({
        content: text,
        updatedAt: isoTime,
        editedAt: Type.Optional(isoTime),
        isHidden: Type.Boolean(),
      }),
    ),
  }),
);
const moderatedAgent = typedSchema<ModeratedAgent>()(
  Type.Object({
    agent: agentSchema,
    isListed: Type.Boolean(),
    isHidden: Type.Boolean(),
    isBlocked: Type.Boolean(),
    isOperator: Type.Boolean(),
  }),
);
export const moderatedAgentsResponse = typedSchema<ModeratedAgentsResponse>()(
  Type.Object({ agents: Type.Array(moderatedAgent) }),
);

const auditEntry = typedSchema<AuditEntry>()(
  Type.Object({
    id: text,
    at: isoTime,
    operator: Type.Object({ id: Type.Optional(uuid), name: Type.Optional(text) }),
    action: oneOf(AUDIT_ACTIONS),
    subject: Type.Object({ kind: oneOf([...SUBJECT_KINDS, 'account']), id: uuid }),
    note: text,
  }),
);
export const auditResponse = typedSchema<AuditResponse>()(
  Type.Object({ entries: Type.Array(auditEntry), nextCursor: nullable(text) }),
);

export const caseResponse = typedSchema<CaseResponse>()(
  Type.Object({
    ...caseSummary.properties,
    stored: Type.Array(
      Type.Object({
        reason: oneOf(REPORT_REASONS),
        details: Type.Optional(text),
        createdAt: isoTime,
        fromAgent: Type.Boolean(),
      }),
    ),
    comment: Type.Optional(reportedComment),
    profile: moderatedAgent,
    work: Type.Optional(workPhotosSchema),
    others: Type.Array(caseSummary),
    audit: Type.Array(auditEntry),
  }),
);

const appealSummary = typedSchema<AppealSummary>()(
  Type.Object({
    id: uuid,
    subject: appealSubject,
    agent: agentName,
    excerpt: text,
    text,
    state: oneOf(APPEAL_STATES),
    answer: Type.Optional(text),
    createdAt: isoTime,
    answeredAt: Type.Optional(isoTime),
    reason: Type.Optional(text),
  }),
);
export const appealListResponse = typedSchema<AppealListResponse>()(
  Type.Object({ appeals: Type.Array(appealSummary), nextCursor: nullable(text) }),
);
