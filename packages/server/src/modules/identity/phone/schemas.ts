import { PHONE_STATES, type PhoneCodeRequest, type PhoneResponse } from '@naija/contracts/http/phone';
import { Type } from 'typebox';
import { isoTime, nullable, oneOf, typedSchema } from '../../../platform/http/schemas.ts';

export const phoneResponse = typedSchema<PhoneResponse>()(
  Type.Object({
    phone: Type.String(),
    state: oneOf(PHONE_STATES),
    verifiedAt: nullable(isoTime),
    codeUntil: nullable(isoTime),
  }),
);

export const phoneCodeBody = typedSchema<PhoneCodeRequest>()(
  Type.Object({ code: Type.String({ description: 'The digits in the text message' }) }),
);
