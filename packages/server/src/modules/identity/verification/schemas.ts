import type { ResendVerificationRequest, VerifyCodeRequest } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema } from '../../../platform/http/schemas.ts';
import { email } from '../field-schemas.ts';

export const verifyCodeBody = typedSchema<VerifyCodeRequest>()(
  Type.Object({ email, code: Type.String({ description: 'The digits in the mail' }) }),
);
export const resendBody = typedSchema<ResendVerificationRequest>()(Type.Object({ email }));
