import { object } from 'yup';
import { confirmPasswordField, newPasswordField } from './fields/password.ts';

/** The form that sets a new password, and its call. */
export const resetPasswordSchema = object({
  newPassword: newPasswordField(),
  confirmPassword: confirmPasswordField('newPassword'),
});
