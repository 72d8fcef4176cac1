import type { SessionListResponse, SessionSummary } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema, isoTime, nullable, uuid } from '../../../platform/http/schemas.ts';

const session = typedSchema<SessionSummary>()(
  Type.Object({
    _id: uuid,
    device: Type.Optional(
      nullable(
        Type.String({ description: "Browser and system, as in 'Chrome on Android'; null if unknown" }),
      ),
    ),
    createdAt: isoTime,
    lastUsedAt: isoTime,
    current: Type.Boolean({ description: 'True for the session that asks' }),
  }),
);

export const sessionListResponse = typedSchema<SessionListResponse>()(
  Type.Object({ sessions: Type.Array(session) }),
);
export const sessionParams = Type.Object({ id: uuid });
