import { LIMITS } from '@naija/contracts/domain/limits';
import {
  APPEAL_KINDS,
  APPEAL_STATES,
  REPORT_REASONS,
  SUBJECT_KINDS,
  type AppealRequest,
  type AppealSubject,
  type OwnAppeal,
  type OwnModeration,
  type RemovedQuery,
  type RemovedResponse,
  type ReportRequest,
  type ReportResponse,
  type Subject,
} from '@naija/contracts/http/moderation';
import { Type } from 'typebox';
import { isoTime, oneOf, typedSchema, uuid } from '../../platform/http/schemas.ts';

export const subject = typedSchema<Subject>()(Type.Object({ kind: oneOf(SUBJECT_KINDS), id: uuid }));
export const appealSubject = typedSchema<AppealSubject>()(
  Type.Object({ kind: oneOf(APPEAL_KINDS), id: uuid }),
);

export const messageResponse = typedSchema<ReportResponse>()(Type.Object({ message: Type.String() }));

export const reportBody = typedSchema<ReportRequest>()(
  Type.Object({
    subject,
    reason: oneOf(REPORT_REASONS),
    details: Type.Optional(Type.String({ maxLength: LIMITS.reportDetailsMax })),
    website: Type.Optional(Type.String({ description: 'Leave it out' })),
  }),
);

export const appealBody = typedSchema<AppealRequest>()(
  Type.Object({ subject: appealSubject, text: Type.String({ minLength: 1, maxLength: LIMITS.appealMax }) }),
);

const ownAppeal = typedSchema<OwnAppeal>()(
  Type.Object({
    id: uuid,
    subject: appealSubject,
    text: Type.String(),
    state: oneOf(APPEAL_STATES),
    answer: Type.Optional(Type.String()),
    createdAt: isoTime,
    answeredAt: Type.Optional(isoTime),
  }),
);

export const ownModerationResponse = typedSchema<OwnModeration>()(
  Type.Object({
    profile: Type.Object({ state: oneOf(['visible', 'hidden']), reason: Type.Optional(Type.String()) }),
    account: Type.Object({ state: oneOf(['active', 'blocked']), reason: Type.Optional(Type.String()) }),
    replies: Type.Array(
      Type.Object({
        commentId: uuid,
        fullname: Type.String(),
        content: Type.String(),
        reason: Type.Optional(Type.String()),
      }),
    ),
    appeals: Type.Array(ownAppeal),
    canAppeal: Type.Array(appealSubject),
  }),
);

export const removedQuery = typedSchema<RemovedQuery>()(
  Type.Object({
    since: Type.Optional(
      Type.String({ pattern: '^\\d{1,15}$', description: '`nextSince` of the response before' }),
    ),
  }),
);
export const removedResponse = typedSchema<RemovedResponse>()(
  Type.Object({
    agents: Type.Array(uuid),
    comments: Type.Array(Type.Object({ agent: uuid, id: uuid })),
    nextSince: Type.String(),
    hasMore: Type.Boolean(),
  }),
);
