import { LIMITS } from '@naija/contracts/domain/limits';
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  RestoreEmailResponse,
} from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { describing } from '../../../platform/http/schemas.ts';

const currentPassword = Type.String({ minLength: 1, maxLength: LIMITS.passwordMax });
const newPassword = Type.String({ minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax });

/** These bodies only describe: what is refused is said by the schema of the form. */
export const changeEmailBody = describing<ChangeEmailRequest>()(
  Type.Object({ email: Type.String({ format: 'email', maxLength: LIMITS.emailMax }), currentPassword }),
);
export const changePasswordBody = describing<ChangePasswordRequest>()(
  Type.Object({ currentPassword, newPassword, confirmPassword: newPassword }),
);

export const restoreEmailAnswer = describing<RestoreEmailResponse>()(
  Type.Object({
    message: Type.String(),
    resetToken: Type.String({ description: 'For the call that sets a new password, within the hour' }),
  }),
);
