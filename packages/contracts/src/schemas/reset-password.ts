import { object } from 'yup';
import { confirmPasswordField, newPasswordField } from './fields/password.ts';

export const resetPasswordSchema = object({
  newPassword: newPasswordField(),
  confirmPassword: confirmPasswordField('newPassword'),
});
