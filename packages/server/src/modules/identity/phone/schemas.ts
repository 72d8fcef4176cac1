import {
  PHONE_STATES,
  type NewPhoneRequest,
  type PhoneCodeRequest,
  type PhoneResponse,
} from '@naija/contracts/http/phone';
import { Type } from 'typebox';
import { isoTime, nullable, oneOf, typedSchema } from '../../../platform/http/schemas.ts';
import { currentPassword } from '../field-schemas.ts';

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

export const newPhoneBody = typedSchema<NewPhoneRequest>()(
  Type.Object({
    phone: Type.String({ description: 'As the edit will send it, in whatever way it is written' }),
    currentPassword,
  }),
);
