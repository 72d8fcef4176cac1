import { LIMITS } from '@naija/contracts/domain/limits';
import {
  REGISTRATION_DECISIONS,
  type RegistrationDecisionRequest,
  type RegistrationListQuery,
  type RegistrationListResponse,
  type RegistrationSummary,
} from '@naija/contracts/http/operators';
import {
  REGISTERS,
  REGISTRATION_STATES,
  type OwnRegistration,
  type RegistrationRequest,
  type RegistrationsResponse,
} from '@naija/contracts/http/registrations';
import { Type } from 'typebox';
import { isoTime, nullable, oneOf, pageQuery, typedSchema, uuid } from '../../platform/http/schemas.ts';

const day = Type.String({ format: 'date', description: 'Day in Lagos' });
const decided = {
  checkedOn: Type.Optional(day),
  validUntil: Type.Optional(day),
  reason: Type.Optional(Type.String()),
};

const ownRegistration = typedSchema<OwnRegistration>()(
  Type.Object({
    register: oneOf(REGISTERS),
    number: Type.String(),
    state: oneOf(REGISTRATION_STATES),
    enteredAt: isoTime,
    ...decided,
  }),
);
export const registrationsResponse = typedSchema<RegistrationsResponse>()(
  Type.Object({ registrations: Type.Array(ownRegistration) }),
);

export const registrationBody = typedSchema<RegistrationRequest>()(
  Type.Object({
    register: oneOf(REGISTERS),
    number: nullable(
      Type.String({
        maxLength: LIMITS.registrationMax,
        description: 'As on the certificate; null removes it',
      }),
    ),
  }),
);
export const messageResponse = Type.Object({ message: Type.String() });

const { cursor, limit } = pageQuery.properties;
export const registrationListQuery = typedSchema<RegistrationListQuery>()(
  Type.Object({ state: Type.Optional(oneOf(['pending', 'decided'])), cursor, limit }),
);

const END_OF_9999_MS = 253_402_300_799_999;
export const registrationCursor = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: END_OF_9999_MS }),
  id: uuid,
});
export const idParams = Type.Object({ id: uuid });

const registrationSummary = typedSchema<RegistrationSummary>()(
  Type.Object({
    id: uuid,
    register: oneOf(REGISTERS),
    number: Type.String(),
    state: oneOf(REGISTRATION_STATES),
    enteredAt: isoTime,
    agent: Type.Object({ id: uuid, name: Type.String() }),
    others: Type.Integer({ description: 'Other agents who have entered the same number' }),
    ...decided,
  }),
);
export const registrationListResponse = typedSchema<RegistrationListResponse>()(
  Type.Object({ registrations: Type.Array(registrationSummary), nextCursor: nullable(Type.String()) }),
);

export const registrationDecisionBody = typedSchema<RegistrationDecisionRequest>()(
  Type.Object({
    decision: oneOf(REGISTRATION_DECISIONS),
    checkedOn: Type.Optional(day),
    validUntil: Type.Optional(day),
    note: Type.Optional(Type.String({ minLength: LIMITS.noteMin, maxLength: LIMITS.noteMax })),
  }),
);
