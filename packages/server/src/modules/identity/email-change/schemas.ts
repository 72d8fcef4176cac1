import type { ChangeEmailRequest, RestoreEmailResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema } from '../../../platform/http/schemas.ts';
import { currentPassword, email } from '../field-schemas.ts';

export const changeEmailBody = typedSchema<ChangeEmailRequest>()(Type.Object({ email, currentPassword }));

export const restoreEmailResponse = typedSchema<RestoreEmailResponse>()(
  Type.Object({
    message: Type.String(),
    resetToken: Type.String({ description: 'For the call that sets a new password, within the hour' }),
  }),
);
