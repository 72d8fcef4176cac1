import { LIMITS } from '@naija/contracts/domain/limits';
import type {
  ForgotPasswordRequest,
  ForgotPasswordResponse,
  LoginRequest,
  LoginResponse,
  ResetPasswordRequest,
} from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { describing, nullable, uuid } from '../../../platform/http/schemas.ts';

const email = Type.String({ format: 'email', maxLength: LIMITS.emailMax });
const newPassword = Type.String({ minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax });

/** These bodies only describe: what is refused is said by the schema of the form. */
export const loginBody = describing<LoginRequest>()(
  Type.Object({ email, password: Type.String({ minLength: 1, maxLength: LIMITS.passwordMax }) }),
);
export const loginAnswer = describing<LoginResponse>()(
  Type.Object({
    token: Type.String({ description: 'Bearer token of the session, which lasts a day' }),
    data: Type.Object({
      user: Type.Object({
        _id: uuid,
        name: Type.String(),
        image: nullable(Type.String({ description: 'Address of the photo on this server' })),
        isVerified: Type.Boolean({ description: 'Whether the e-mail address is verified' }),
        inspectionFee: nullable(Type.Integer({ description: 'Whole naira' })),
      }),
    }),
  }),
);

export const forgotPasswordBody = describing<ForgotPasswordRequest>()(Type.Object({ email }));
export const forgotPasswordAnswer = describing<ForgotPasswordResponse>()(
  Type.Object({
    user: Type.Object({
      name: Type.String({
        description: 'Made from the address: the same whether there is an account or not',
      }),
      email: Type.String(),
    }),
    message: Type.String(),
  }),
);

export const resetPasswordBody = describing<ResetPasswordRequest>()(
  Type.Object({ newPassword, confirmPassword: newPassword }),
);
