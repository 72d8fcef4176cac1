import { LIMITS } from '@naija/contracts/domain/limits';
import type {
  ResendVerificationRequest,
  SignupRequest,
  SignupResponse,
  VerifyCodeRequest,
} from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { describing } from '../../../platform/http/schemas.ts';

const email = Type.String({ format: 'email', maxLength: LIMITS.emailMax });

/** These bodies only describe: what is refused is said by the schema of the form. */
export const signupBody = describing<SignupRequest>()(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: LIMITS.nameMax }),
    email,
    phone: Type.String({ description: '11 to 15 digits, with a plus or without' }),
    address: Type.String({ minLength: 1, maxLength: LIMITS.addressMax }),
    state: Type.String({ description: 'A state by its name or slug' }),
    password: Type.String({ minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax }),
    instagram: Type.Optional(Type.String({ description: 'Address of an Instagram profile' })),
  }),
);
export const signupAnswer = describing<SignupResponse>()(
  Type.Object({ name: Type.String(), email: Type.String(), message: Type.String() }),
);

export const verifyCodeBody = describing<VerifyCodeRequest>()(
  Type.Object({ email, code: Type.String({ description: 'The digits in the mail' }) }),
);
export const resendBody = describing<ResendVerificationRequest>()(Type.Object({ email }));
