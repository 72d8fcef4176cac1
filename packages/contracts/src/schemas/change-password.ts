import { object } from 'yup';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { confirmPasswordField, currentPasswordField, newPasswordField } from './fields/password.ts';

export const changePasswordSchema = object({
  currentPassword: currentPasswordField(),
  newPassword: newPasswordField().test(
    'other',
    FIELD_MESSAGES.passwordSame,
    (typed: string | undefined, { parent }) =>
      typed === undefined || typed !== (parent as Record<string, unknown>)['currentPassword'],
  ),
  confirmPassword: confirmPasswordField('newPassword'),
});
