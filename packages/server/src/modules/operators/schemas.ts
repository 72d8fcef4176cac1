import { LIMITS } from '@naija/contracts/domain/limits';
import type {
  EnrolRequest,
  EnrolResponse,
  OperatorResponse,
  PassResponse,
  RecoveryCodesResponse,
  SecondFactorRequest,
} from '@naija/contracts/http/operators';
import { Type } from 'typebox';
import { isoTime, typedSchema } from '../../platform/http/schemas.ts';

export const operatorResponse = typedSchema<OperatorResponse>()(
  Type.Object({
    email: Type.String(),
    name: Type.String(),
    secondFactor: Type.Union([Type.Literal('missing'), Type.Literal('required'), Type.Literal('passed')], {
      type: 'string',
    }),
    passedUntil: Type.Optional(isoTime),
  }),
);

export const enrolBody = typedSchema<EnrolRequest>()(
  Type.Object({ currentPassword: Type.String({ minLength: 1, maxLength: LIMITS.passwordMax }) }),
);
export const enrolResponse = typedSchema<EnrolResponse>()(
  Type.Object({ secret: Type.String(), url: Type.String() }),
);
export const codeBody = typedSchema<SecondFactorRequest>()(Type.Object({ code: Type.String() }));
export const recoveryCodesResponse = typedSchema<RecoveryCodesResponse>()(
  Type.Object({ recoveryCodes: Type.Array(Type.String()), passedUntil: isoTime }),
);
export const passResponse = typedSchema<PassResponse>()(
  Type.Object({ passedUntil: isoTime, recoveryCodesLeft: Type.Integer() }),
);
