import type {
  ForgotPasswordRequest,
  ForgotPasswordResponse,
  ResetPasswordRequest,
} from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema } from '../../../platform/http/schemas.ts';
import { email, newPassword } from '../field-schemas.ts';

export const forgotPasswordBody = typedSchema<ForgotPasswordRequest>()(Type.Object({ email }));
export const forgotPasswordResponse = typedSchema<ForgotPasswordResponse>()(
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

export const resetPasswordBody = typedSchema<ResetPasswordRequest>()(
  Type.Object({ newPassword, confirmPassword: newPassword }),
);
